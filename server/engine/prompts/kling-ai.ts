/** Motion from a still picture: what moves, how the camera moves, what must stay. */
import { make, up, type Platform } from './context.ts';

export const klingAi: Platform = {
  key: 'klingAI',
  recipes: [
    (c) => {
      const s = c.scene();
      return make(
        'Photo to video',
        `Bring a photo to life: ${s}`,
        `You have one good picture and need a moving post.`,
        `Start image: a photo of ${s}.`,
        `Motion: only the hands and what they touch move, at natural speed; faces keep their features.`,
        `Camera: slow dolly in, 5 percent, no rotation.`,
        `Keep the look: ${c.visual()}.`,
        `Length 5 seconds, 9:16, high fidelity, for the first ${c.noun} post of ${c.name} this week.`,
        `Negative: warped fingers, melting tools, extra people in the ${c.noun}.`,
      );
    },
    (c) => {
      const v = c.visual();
      return make(
        'Loop',
        `Endless background loop with ${v}`,
        `A calm moving background for the website's first screen.`,
        `Create a seamless 10-second loop, 16:9, for the first screen of ${c.aNoun} website.`,
        `Image: ${c.scene()}, framed so that the left half stays quiet for text.`,
        `Motion: light shifts slowly across the surface, one small natural movement repeats; first and last frame match.`,
        `Palette: ${v}.`,
        `Camera locked on a tripod, so that the words "${up(c.act)}" stay readable.`,
        `Negative: flicker, cuts, logos, any movement that would distract ${c.many} from the button.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Start and end frame',
        `From start to finish: ${s.bare}`,
        `Uses two pictures you can take with a phone.`,
        `Start frame: the situation before ${s.name}, honest and well lit.`,
        `End frame: ${s.result}, taken from the same spot.`,
        `Transition over 5 seconds as a natural time-lapse; professionals of the ${c.noun} pass through as soft blurs.`,
        `Camera: fixed, identical framing, so that viewers trust the comparison.`,
        `Color: ${c.visual()} in both frames, no beautifying of the end frame.`,
        `Negative: morphing walls or faces, results this ${c.noun} did not deliver.`,
      );
    },
    (c) => {
      const s = c.scene();
      return make(
        'Camera move',
        `Orbit around ${s}`,
        `Adds depth to a still for an ad.`,
        `Start image: ${s}, subject in the middle third.`,
        `Camera: 30 degree orbit to the right at constant speed, lens about 40 mm.`,
        `Background parallax shows the rooms of ${c.aNoun} with ${c.visual()}.`,
        `Subject motion: minimal, a breath and a small turn of the wrist.`,
        `5 seconds, professional mode, for ${c.audience} who ${c.habit}; ${c.aNoun} must show its work here.`,
        `Negative: bending lines, plastic skin, signs with letters inside the ${c.noun}.`,
      );
    },
    (c) => {
      const p = c.problem();
      return make(
        'Hook',
        `Three-second hook: ${p}`,
        `Stops the thumb with a familiar situation.`,
        `Text to video, vertical, 5 seconds, of which the first three matter: ${p}.`,
        `One quick camera tilt lands on the cause; then everything holds still for a beat.`,
        `Realistic, everyday setting, no actors' drama, the sort of place ${c.many} know.`,
        `The last second brightens toward ${c.visual()}.`,
        `It leads into a clip where ${c.name} explains ${c.service().name}.`,
        `Negative: injury, panic, cartoon style, anything that would embarrass ${c.aOne}.`,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Seasonal motion post: ${m.when}`,
        `A timely clip made from a single picture.`,
        `Start image: ${c.scene()}, with one seasonal object added that fits ${m.when}.`,
        `Motion: the season moves through the frame, as light, rain, leaves or heat shimmer, while people act calmly.`,
        `The picture should say without text that ${m.what}.`,
        `Camera: slow pan to the right, ending on empty space for a line of copy about ${c.offer()}.`,
        `5 seconds, 4:5; keep ${c.visual()} recognizable under the seasonal tint.`,
      );
    },
    (c) =>
      make(
        'Portrait',
        `Living portrait of the owner of ${c.aNoun}`,
        `For the about page and for ads with a face.`,
        `Start image: a real portrait of the owner of ${c.name} at work in the ${c.noun}, used with consent.`,
        `Motion: one blink, a slight smile, hands finish a small task typical of ${c.aNoun}.`,
        `Background: ${c.scene()}, softly out of focus and moving gently.`,
        `Camera: barely perceptible push, 5 seconds, 4:5.`,
        `Skin, age and features stay exactly as in the photo; tone ${c.tone}.`,
        `Negative: lip movement, changed teeth, studio glamour that does not suit ${c.visual()}.`,
      ),
    (c) => {
      const p = c.proof();
      return make(
        'Proof',
        `Proof in motion: ${p}`,
        `Turns evidence into something people watch.`,
        `Show this as a physical thing on a table: ${p}.`,
        `A hand slides it into the light; the camera follows at table height, past ${c.visual()}, and stops as it comes to rest.`,
        `Surface and light: ${c.visual()}.`,
        `Any writing stays blurred, as no ${c.noun} should invent evidence, and ${c.name} adds the true words in the editor.`,
        `5 seconds, 1:1, real-time speed; at the end a second hand, that of ${c.aOne}, points at it.`,
        `Keep to this: ${c.rule()}`,
      );
    },
    (c) => {
      const s = c.segment();
      return make(
        'Lifestyle',
        `Everyday scene with ${s}`,
        `Pictures your audience in its own life, not in your room.`,
        `Text to video, 5 seconds, 16:9: ${s}, at home or on the way, in ordinary clothes.`,
        `They notice ${c.problem()}, exchange a look and reach for the phone.`,
        `Camera: shoulder height, slow sideways slide, natural window light.`,
        `The style matches ${c.visual()}, so that it cuts well with clips from the ${c.noun}.`,
        `Negative: stock-photo smiles, luxury interiors, brand marks on the phone ${c.aOne} holds.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Product shot',
        `Hero turntable for ${s.bare}`,
        `A clean object shot to place a price beside.`,
        `Image: one object that stands for ${s.name}, centered on a plain surface.`,
        `Motion: the object turns 45 degrees while light glides over it, as over ${c.visual()}.`,
        `Materials: ${c.visual()}.`,
        `Loopable 5 seconds, 1:1, empty space above for the price from.`,
        `The viewer should connect the object with this: ${s.result}.`,
        `Negative: invented labels, floating parts, anything ${c.aNoun} would never use.`,
      );
    },
    (c) =>
      make(
        'Time-lapse',
        `A busy day as a time-lapse at ${c.name}`,
        `Shows that the place is alive, without showing anyone's face.`,
        `Static wide shot of the inside of ${c.aNoun}, ten seconds stand for ten hours.`,
        `People appear as soft streaks; the focus stays on ${c.scene()}.`,
        `Daylight wanders across the floor from left to right and ends in evening light with ${c.visual()}.`,
        `Two anchors stay sharp from beginning to end: the entrance and the place where ${c.many} wait.`,
        `Use it under a voice-over about ${c.strength()}.`,
      ),
    (c) => {
      const t = c.topic();
      return make(
        'Explainer',
        `Three-panel explainer: ${t}`,
        `Makes a helpful topic visible.`,
        `Create three 3-second clips with the same camera height for an explainer called "${t}".`,
        `Clip one: the sign to look for, shown as ${c.problem()}.`,
        `Clip two: what ${c.aNoun} professional checks, with ${c.scene()}.`,
        `Clip three: the calm end, ${c.service().result}.`,
        `Match color and light across all three: ${c.visual()}.`,
        `No letters in the image; captions follow in the tone ${c.tone}.`,
      );
    },
    (c) =>
      make(
        'Story',
        `Behind the counter: ${c.peek.scene()}`,
        `A quick look behind the scenes for stories.`,
        `Start image: phone photo taken behind the scenes of ${c.aNoun}.`,
        `Motion: a coworker of the ${c.noun} crosses the frame, somebody laughs off screen, the main action continues: ${c.scene()}.`,
        `Camera: light handheld sway as if a friend had filmed it.`,
        `Keep grain and true colors, near ${c.visual()}.`,
        `5 seconds, 9:16, with headroom for a poll sticker that asks "${c.question()}"`,
      ),
    (c) => {
      const s = c.service();
      return make(
        'Ad',
        `Six-second bumper for ${s.bare}`,
        `A complete small ad for video placements.`,
        `Two shots in 6 seconds, 16:9, about ${s.name}.`,
        `Shot one, two seconds: ${c.problem()}, in cool light, seen from behind.`,
        `Shot two, four seconds: ${s.result}, in the light of ${c.visual()}, camera gliding back.`,
        `Leave the final second calm for "${c.name}, ${c.where}".`,
        `Motion strength medium, realistic physics, real ${c.noun} surroundings.`,
        `Negative: exaggeration, fake stars, crowds that no ${c.noun} has.`,
      );
    },
    (c) =>
      make(
        'Transition',
        `Match-cut set for ${c.aNoun} reel`,
        `Four clips that cut together smoothly.`,
        `Make four 2-second clips in which the same hand movement, a reach from left to right, happens in different places.`,
        `Places: ${c.scene()}; ${c.scene()}; the entrance of ${c.name}; ${c.aOne} receiving ${c.service().name}.`,
        `Same lens, height and speed, so that the ${c.noun} clips can be cut on the movement.`,
        `Grade them alike: ${c.visual()}.`,
        `The last hand rests on whatever one uses to ${c.act}.`,
      ),
    (c) =>
      make(
        'Community',
        `${up(c.city)} and its ${c.noun}`,
        `Ties the business to its streets.`,
        `Start image: a street ${c.inPlace} on a bright day, with an unbranded ${c.noun} front in the middle distance.`,
        `Motion: trees move, two neighbors greet each other, a car passes slowly.`,
        `Camera: drone-like rise by two meters, then forward, 5 seconds.`,
        `Tint it lightly toward ${c.visual()}.`,
        `The feeling for ${c.segment()}: this is close by, and it is ${c.tone}.`,
      ),
  ],
};
