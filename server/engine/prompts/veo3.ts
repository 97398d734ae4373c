/** Short films with sound: shot, subject, camera, light, sound, length. */
import { make, up, type Platform } from './context.ts';

export const veo3: Platform = {
  key: 'veo3',
  recipes: [
    (c) => {
      const s = c.scene();
      return make(
        'Opening film',
        `Opening film: ${s}`,
        `First seconds of the website or the pinned post.`,
        `Wide shot that slowly becomes a medium shot, 8 seconds, 16:9: ${s}.`,
        `Camera: steady push-in at eye level, shallow depth of field.`,
        `Light and color: ${c.visual()}.`,
        `Sound: ${c.sound()}, nearby and natural, no music in the first three seconds.`,
        `Last second: the picture holds still so that the name ${c.name} can be set over it later.`,
        `The mood of this ${c.noun} film is ${c.tone}.`,
      );
    },
    (c) => {
      const p = c.problem();
      return make(
        'Story',
        `The moment before the call: ${p}`,
        `A hook for reels and ads that starts with the need.`,
        `Handheld close-up, 8 seconds, vertical 9:16: a person faces ${p}.`,
        `We see it in the hands and the face first, then in what caused it, without any blood, danger or mockery.`,
        `Halfway the person picks up a phone; the light turns from cool to ${c.visual()}.`,
        `Spoken, calm, off screen: "There is ${c.aNoun} for that."`,
        `Ambient sound: ${c.sound()}, very faint at the end like a promise.`,
        `No text in the picture; ${c.name} and a line on ${c.strength()} are added in editing.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Service film',
        `What ${s.bare} looks like`,
        `Explains a service to people who have never bought it.`,
        `Three shots in 8 seconds, 16:9, cut on movement, about ${s.name}.`,
        `Shot one, close: ${c.scene()}.`,
        `Shot two, over the shoulder: a professional of ${c.aNoun} explains a detail with one hand, no readable text.`,
        `Shot three, medium: the result, ${s.result}.`,
        `Camera on a slider, smooth, 35 mm look; palette: ${c.visual()}.`,
        `Sound: ${c.sound()}, followed by one quiet second.`,
      );
    },
    (c) => {
      const q = c.question();
      return make(
        'Question',
        `Answered on camera: ${q}`,
        `Turns a frequent question into a short clip.`,
        `Medium close-up, vertical, 8 seconds: a friendly professional in work clothes of ${c.aNoun} looks just past the lens and is asked "${q}"`,
        `The person smiles, thinks for a beat, and gives one clear sentence as an answer.`,
        `Behind, out of focus: ${c.scene()}.`,
        `Light: ${c.visual()}.`,
        `Voice close and dry, room tone with ${c.sound()}.`,
        `The delivery is ${c.tone}, never like an advertisement.`,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Season clip: ${m.when}`,
        `Post it two weeks before demand moves.`,
        `8 seconds, 16:9, one continuous tracking shot that tells the time of year: ${m.when}.`,
        `What the viewer should sense: ${m.what}.`,
        `Action: ${c.scene()}.`,
        `Colors: ${c.visual()}, adjusted to the season's light.`,
        `Sound bed: ${c.sound()} and outdoor air typical of ${c.where}.`,
        `Leave the right third calm for the words "${up(c.act)}".`,
      );
    },
    (c) => {
      const s = c.scene();
      return make(
        'Detail',
        `Macro study: ${s}`,
        `A quiet clip that shows care without words.`,
        `Extreme close-up, 100 mm macro, 8 seconds, slow motion: ${s}.`,
        `Only hands, material and light, with ${c.visual()} filling the frame.`,
        `Focus travels slowly from the tool to the result.`,
        `Sound, very close: ${c.sound()}.`,
        `It should make ${c.many} feel one thing about ${c.name}: ${c.strength()}.`,
      );
    },
    (c) => {
      const s = c.segment();
      return make(
        'Audience film',
        `A film for ${s}`,
        `Shows people like your viewers, so that they recognize themselves.`,
        `Medium shot, gentle dolly to the left, 8 seconds: ${s}, shown with dignity and real clothes.`,
        `They meet a member of the ${c.noun} team; there is a short exchange, one nod, visible relief.`,
        `The setting behind them: ${c.scene()}.`,
        `Late-morning light, with ${c.visual()}.`,
        `Dialogue, one line only: "${c.question()}" and an unhurried "Let me show you."`,
        `Natural sound with ${c.sound()}.`,
      );
    },
    (c) =>
      make(
        'Team',
        `Doors open at ${c.name}`,
        `A friendly start of the day for stories.`,
        `Vertical, 8 seconds, early morning at ${c.aNoun}: lights go on one after the other.`,
        `A gimbal follows from the entrance to ${c.scene()}.`,
        `First sound is ${c.sound()}, then quiet voices saying good morning.`,
        `Palette: ${c.visual()}, long soft shadows.`,
        `Everyone moves with purpose, nobody looks into the lens, and the feeling is ${c.tone}.`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Trust',
        `Film against a doubt: ${d.objection}`,
        `For viewers who like you but hesitate.`,
        `Two-shot across a counter or table at ${c.aNoun}, 8 seconds, 16:9.`,
        `${up(c.aOne)} looks unsure; we understand the doubt from the face: ${d.objection}.`,
        `The professional answers in one short spoken sentence that carries this meaning: ${d.answer}`,
        `The ${c.one} leans back, shoulders drop.`,
        `Camera static, 50 mm, soft side light, ${c.visual()}.`,
        `Only room tone and ${c.sound()}.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Result',
        `The result, seen by ${c.aOne}: ${s.bare}`,
        `A payoff shot for the end of an ad.`,
        `Slow reveal, 8 seconds: the camera rises from behind an object and shows ${s.result}.`,
        `${up(c.aOne)} sees it for the first time after ${s.name} and reacts in a small, believable way.`,
        `Light as in ${c.visual()}, one warm highlight on the face.`,
        `Sound: a breath, ${c.sound()}, distant daily life of ${c.city}.`,
        `Keep two seconds of stillness at the end for ${c.name} and the words "${up(c.act)}".`,
      );
    },
    (c) =>
      make(
        'Process',
        `One day in eight seconds: ${c.noun}`,
        `A quick, likeable overview for a profile page.`,
        `Fast sequence of five one-second shots plus a calm last one, matched by movement from left to right.`,
        `Shots: ${c.scene()}; ${c.scene()}; ${c.scene()}.`,
        `Fill the remaining two with hands and faces in the ${c.noun}.`,
        `Each cut lands on ${c.sound()}.`,
        `The last shot rests on ${c.strength()}, made visible without text.`,
        `Consistent grade: ${c.visual()}.`,
      ),
    (c) =>
      make(
        'Offer',
        `Offer clip: ${c.peek.offer()}`,
        `Supports one honest offer for three weeks.`,
        `Tabletop shot, 8 seconds, vertical, slow quarter turn around an object that stands for ${c.offer()}.`,
        `A hand of somebody from the ${c.noun} enters and sets it down gently.`,
        `Surface and background: ${c.visual()}.`,
        `Sound: the object touching the surface, then ${c.sound()}.`,
        `Leave the upper half free for price and end date, which the ${c.noun} adds in the editor.`,
        `Mind this rule when adding text: ${c.rule()}`,
      ),
    (c) => {
      const p = c.problem();
      return make(
        'Two worlds',
        `Split picture around ${p}`,
        `Shows the difference you make without a claim.`,
        `Split screen, vertical line in the middle, 8 seconds.`,
        `Left, desaturated: ${p}, seen from the side, nobody ridiculed.`,
        `Right, in full color with ${c.visual()}: the same person a day later, after ${c.service().name}.`,
        `Both halves move at the same speed; at second six the line slides away to the left.`,
        `Left is silent; the right has ${c.sound()} and quiet talk.`,
        `Nothing here may promise a certain outcome for ${c.many}.`,
      );
    },
    (c) =>
      make(
        'Place',
        `${up(c.noun)} seen from the street ${c.inPlace}`,
        `Helps people recognize the place when they arrive.`,
        `Exterior establishing shot, 8 seconds, 16:9: an unbranded ${c.noun} on an ordinary street as found ${c.inPlace}.`,
        `Golden hour, light breeze, passers-by at natural speed.`,
        `Through the window or open door we notice ${c.scene()}.`,
        `Slow crane move from the treetops down to the entrance, with colors close to ${c.visual()}.`,
        `Sound: street, birds, then ${c.sound()} as the camera arrives.`,
      ),
    (c) => {
      const t = c.topic();
      return make(
        'How-to',
        `Silent how-to: ${t}`,
        `Works without sound, with captions added later.`,
        `Top-down shot on a clean surface, 8 seconds, vertical, as the first scene of "${t}".`,
        `Two hands show a single step of ${c.service().name} in real speed, clearly lit, no readable labels.`,
        `Props and materials come from a real ${c.noun}: ${c.visual()}.`,
        `The movement ends with the finished step in the center so that a caption fits below.`,
        `Sound, if played: ${c.sound()} only.`,
        `Helpful for anyone facing ${c.problem()}.`,
      );
    },
    (c) =>
      make(
        'Thanks',
        `A thank-you to ${c.many}`,
        `For holidays, anniversaries or a round number of reviews.`,
        `Group shot, 8 seconds: five people who could work at ${c.aNoun} look up from what they do and smile, one after the other.`,
        `Start on ${c.scene()}, then pull back to reveal the group.`,
        `Warm practical light; ${c.visual()}.`,
        `One voice says: "Thank you, ${c.city}."`,
        `Under it ${c.sound()}, then soft laughter that fits the tone, ${c.tone}.`,
      ),
  ],
};
