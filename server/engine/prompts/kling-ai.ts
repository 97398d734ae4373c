/** Motion from still pictures: what moves, how the camera moves, what stays the same. */
import { make, type Platform } from './context.ts';

export const klingAi: Platform = {
  key: 'klingAI',
  recipes: [
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Photo to video',
        `Put a photo in motion: ${scene}`,
        `Turns one good photo into a moving post about ${s.bare}.`,
        c.intro(),
        `Start image: a photo I'll upload, showing ${scene}.`,
        `Move only the hands, tools, or objects that matter for ${s.bare}, at real speed; keep everything else still.`,
        `Camera: a slow dolly in of about 5 percent, level and steady, toward what matters most for ${s.bare}.`,
        `Keep the light and colors of the photo, close to this look: ${c.visual()}.`,
        `Make it 5 seconds in 9:16, with the top third clear for this text: ${c.detail()}.`,
        `Negative prompt: warped fingers, bent tools, extra people, changed labels.`,
        c.limits,
      );
    },
    (c) => {
      const visual = c.visual();
      const s = c.service();
      return make(
        'Loop',
        `Background loop for the ${s.bare} page`,
        `A calm moving background with this look: ${visual}.`,
        c.intro(),
        `Create a seamless 10-second loop in 16:9 for the top of the ${s.bare} page.`,
        `Use the same picture as start frame and end frame: ${c.scene()}.`,
        `Let light drift slowly across these colors and materials: ${visual}.`,
        `Lock the camera on a tripod and keep the left half plain, so text about "${c.keyword()}" stays readable.`,
        `Repeat one small, natural movement that fits ${s.bare}, and nothing faster.`,
        `Negative prompt: flicker, cuts, camera shake, logos, crowds.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const result = s.result || s.bare;
      return make(
        'Start and end frame',
        `Two frames, one change: ${s.bare}`,
        `Made from two photos, and it ends on ${result}.`,
        c.intro(),
        `Start frame: my photo of the spot set up for ${s.bare}, taken on a tripod in even light.`,
        `End frame: my second photo from the same spot, showing ${result}.`,
        `Move between them in 10 seconds like a natural time-lapse of ${s.bare}, with anything that moves as a soft blur.`,
        `Keep the camera fixed and the colors honest in both frames, near this look: ${c.visual()}.`,
        `Leave the lower third calm for a line about this: ${c.strength()}.`,
        `Negative prompt: morphing walls, objects that appear from nowhere, a prettier result than my photo.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Orbit',
        `Slow orbit: ${scene}`,
        `Adds depth to a still photo about ${s.bare}.`,
        c.intro(),
        `Start image, with the subject in the middle third: ${scene}.`,
        `Move the camera 30 degrees to the right in 5 seconds, at a constant speed, with the focus on ${s.bare}.`,
        `Keep a 40mm look, and let the background slide slower than the foreground, with this look: ${c.visual()}.`,
        `Limit the subject to one small movement that's normal for ${s.bare}.`,
        `Render it in professional mode in 16:9, sharp enough for a close look from ${c.audience}.`,
        `Negative prompt: bending lines, plastic surfaces, signs with letters, duplicate objects.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Hook',
        `Three-second hook: ${p}`,
        `The first seconds of any post about ${s.bare}.`,
        c.intro(),
        `Create a 5-second vertical video from text, in 9:16, about this situation: ${p}.`,
        `In the first second, tilt down quickly to an object that makes it clear; then hold for ${c.segment()} to take it in.`,
        `Keep the setting ordinary and real, without faces, in a place where someone could need ${s.bare}.`,
        `In the last second, brighten the picture toward this look: ${c.visual()}.`,
        `End on a clean frame that cuts well to a clip of this: ${c.scene()}.`,
        `Negative prompt: injury, panic, cartoon style, readable text.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Timely',
        `One photo in motion for ${m.when}`,
        `A timely post about ${s.bare} from a photo you already have.`,
        c.intro(),
        `Start image: a photo I'll upload, showing ${c.scene()}.`,
        `Change only the light and the air around it, so the clip fits ${m.when}, when ${m.what}.`,
        `Add one small object for the occasion that would really be there for ${s.bare}.`,
        `Camera: a slow pan to the right for 5 seconds, ending on empty space for this idea: ${c.offer()}.`,
        `Keep these colors recognizable under the new light: ${c.visual()}.`,
        `Negative prompt: holiday clutter, fake snow, changed faces, readable text.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Elements',
        `Three of my photos in one shot: ${s.bare}`,
        `Keeps your own tools, hands, and place recognizable around ${s.bare}.`,
        c.intro(),
        `Use Elements with three photos I'll upload: my hands, my workspace, and one object used for ${s.bare}.`,
        `Combine them into one 5-second shot in 16:9, where the hands work with the object as they would here: ${c.scene()}.`,
        `Copy shapes, colors, and wear from the photos, and add nothing that doesn't belong to ${s.bare}.`,
        `Camera: chest height, barely moving forward, with soft focus behind and this look: ${c.visual()}.`,
        `The pace should feel like this: ${c.tone}.`,
        `Negative prompt: new tools, extra fingers, a different room, studio gloss.`,
        c.limits,
      );
    },
    (c) => {
      const proof = c.proof();
      const s = c.service();
      return make(
        'Proof',
        `Proof in motion: ${proof}`,
        `Makes what you can show for ${s.bare} worth watching.`,
        c.intro(),
        `Start image: my own photo, laid out on a table, of ${proof}.`,
        `One hand slides it into the light at real speed, on a surface with this look: ${c.visual()}.`,
        `Follow at table height for 3 seconds, then rest for 2, so ${c.audience} can see what it is.`,
        `Keep any writing soft; I'll add the true words in the editor, along with this: ${c.detail()}.`,
        `Make it 1:1, and follow this rule: ${c.rule()}`,
        `Negative prompt: invented text, star ratings, seals, names.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      const s = c.service();
      return make(
        'Everyday',
        `An ordinary moment for ${segment}`,
        `Opens a post about ${s.bare} in your viewers' own world.`,
        c.intro(),
        `Create a 5-second video from text, in 16:9, about an ordinary moment for ${segment}.`,
        `Use objects and the room, without faces, to suggest this: ${c.problem()}.`,
        `Slide the camera sideways at shoulder height, and stop when a phone or laptop lights up with a search for ${s.bare}.`,
        `Leave its screen too soft to read, because I'll add this search in the editor: "${c.keyword()}".`,
        `Match it to my other clips with natural light and this look: ${c.visual()}.`,
        `Negative prompt: stock-photo smiles, luxury interiors, brand marks.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const price = c.price();
      return make(
        'Turntable',
        `Turntable shot for ${s.bare}`,
        `A clean object shot with room for your own words about ${s.bare}.`,
        c.intro(),
        `Start image: one object that stands for ${s.bare}, centered on a plain surface.`,
        `Turn it 45 degrees in 5 seconds at a steady speed while soft light glides across it, with this look: ${c.visual()}.`,
        `Lock the camera slightly above the object, with an 85mm look, so people link it to this: ${s.result || s.bare}.`,
        price
          ? `Make it 1:1 and leave the upper third empty for this price: ${price}.`
          : `Make it 1:1 and leave the upper third empty for this line: ${c.detail()}.`,
        `Use only materials that go with ${s.bare}, and one soft shadow under the object.`,
        `Negative prompt: floating parts, invented labels, mirror finish, a second object.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Time-lapse',
        `Time-lapse: ${scene}`,
        `A moving background for a voiceover about ${s.bare}.`,
        c.intro(),
        `Create a 10-second time-lapse in 16:9 on a locked tripod: ${scene}.`,
        `Show hands and movement as soft streaks, and keep one object used for ${s.bare} sharp from start to end.`,
        `Let the light travel from left to right and settle into this look: ${c.visual()}.`,
        `Begin and end on a nearly empty frame, so I can loop it under a voiceover about this: ${c.strength()}.`,
        `Keep the speed even, as if I'd filmed ${s.bare} with one frame every few seconds.`,
        `Negative prompt: jumping objects, flicker, faces, readable screens or papers.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Explainer',
        `Three clips that explain: ${topic}`,
        `Pictures for a helpful post that leads to ${s.bare}.`,
        c.intro(),
        `Create three 5-second clips in 9:16 for an explainer called "${topic}".`,
        `Clip one uses objects to show the sign to look for: ${c.problem()}.`,
        `Clip two shows what happens next, with a slow push in: ${c.scene()}.`,
        `Clip three ends on an object that stands for this: ${s.result || s.bare}.`,
        `Use the same camera height, a 35mm look, and this style in all three: ${c.visual()}.`,
        `Negative prompt: letters, arrows, faces, jumps in color between clips.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Behind the scenes',
        `Behind the scenes: ${scene}`,
        `A casual story that shows how ${s.bare} gets done.`,
        c.intro(),
        `Start image: a phone photo I'll upload from behind the scenes, showing ${scene}.`,
        `Let the main action go on at real speed, with one small movement in the background that fits ${s.bare}.`,
        `Add a light handheld sway, as if a coworker filmed it, and keep the grain and colors near this: ${c.visual()}.`,
        `Make it 5 seconds in 9:16, and leave the top free for a poll that asks, "${c.question()}"`,
        `Keep faces as blurred or hidden as they are in my photo of ${s.bare}.`,
        `Negative prompt: beauty filter, studio light, new people, readable names.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const p = c.problem();
      return make(
        'Two shots',
        `A two-shot story: ${p}`,
        `Ten seconds from a familiar situation to ${s.bare}.`,
        c.intro(),
        `Create two 5-second clips in 16:9 that cut together into a short story about ${s.bare}.`,
        `Clip one, in cool light and told through objects, with a slow push in: ${p}.`,
        `Clip two, with the camera gliding back at the same speed: ${c.scene()}.`,
        `In clip two, warm the light toward this look: ${c.visual()}.`,
        `Hold the final second still for my name and this line: ${c.detail()}.`,
        `Negative prompt: exaggerated reactions, fake stars, crowds, impossible physics.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Match cut',
        `Match-cut ${c.mayPost ? 'reel' : 'video'} about ${s.bare}`,
        `Four clips of ${s.bare} that cut together smoothly.`,
        c.intro(),
        `Create four 5-second clips in 9:16 for a ${c.mayPost ? 'reel' : 'video'} about ${s.bare}; I'll trim each to 2 seconds.`,
        `Each one has the same hand movement, from left to right, and the fourth shows an object used for ${s.bare}.`,
        `The first three: ${c.scene()}; ${c.scene()}; ${c.scene()}.`,
        `Use the same height, speed, and 35mm look, with one grade for all four: ${c.visual()}.`,
        `End with the hand resting, so I can add how to ${c.act} for ${c.audience}.`,
        `Negative prompt: changing hands, drifting camera, readable text, motion in the background.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Place',
        c.isLocal ? `Rising shot of a street${c.inPlace}, with ${c.aNoun}` : `Rising shot over the desk of ${c.aNoun}`,
        `Shows where ${s.bare} comes together.`,
        c.intro(),
        c.isLocal
          ? `Start image: my own photo of a street${c.inPlace} that fits ${c.aNoun}.`
          : `Start image: my own photo of the desk or worktable behind ${c.aNoun}.`,
        c.isLocal
          ? `Move only leaves, clouds, and far-off traffic, at a pace that suits this mood: ${c.tone}.`
          : `Move only light, shadows, and one small object used for ${s.bare}.`,
        `Camera: rise slowly, then move forward for 5 seconds in 16:9, toward the spot where work on ${s.bare} would start.`,
        `Tint the picture lightly toward this look: ${c.visual()}.`,
        `Leave the sky or the upper wall clear for a line written for ${c.segment()}.`,
        `Negative prompt: new buildings, invented signs, plates, warped straight lines.`,
        c.limits,
      );
    },
  ],
};
