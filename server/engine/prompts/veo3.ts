/** Short videos with sound: shot, camera, light, sound, length. */
import { make, type Platform } from './context.ts';

export const veo3: Platform = {
  key: 'veo3',
  recipes: [
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Opening film',
        `Opening film: ${scene}`,
        `Plays at the top of your website and introduces ${s.bare}.`,
        c.intro(),
        `Create one continuous 8-second shot in 16:9: ${scene}.`,
        `Start wide on a 35mm lens, then push in slowly at eye level until the frame is all about ${s.bare}.`,
        `Light and color: ${c.visual()}.`,
        `Sound: ${c.sound()}, close and natural, with no music or dialogue.`,
        `Hold still for the last second and keep the left third empty for a caption I'll add: ${c.detail()}.`,
        `Mood: ${c.tone}; no logos, subtitles, or readable text.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Hook',
        `Vertical hook: ${p}`,
        `Opens a post about ${s.bare} with something people recognize.`,
        c.intro(),
        `Create an 8-second vertical hook in 9:16 about this situation: ${p}.`,
        `Tell it through objects and the setting, in a handheld 35mm close-up that feels familiar to ${c.audience}.`,
        `At second five, cut to a steady medium shot of this: ${c.scene()}.`,
        `Change the light with the cut, from flat and gray to this look: ${c.visual()}.`,
        `A calm voice off screen says, "Let's talk about ${s.bare}."`,
        `Bring this sound in under the second shot: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Three shots',
        `${s.label} in three shots`,
        `Gives people a first look at ${s.bare}.`,
        c.intro(),
        `Create an 8-second video in 16:9 about ${s.bare}, in three shots that cut on movement.`,
        `Shot one, a 2-second close-up: ${c.scene()}.`,
        `Shot two, a 3-second medium shot: ${c.scene()}.`,
        `Shot three, 3 seconds and wide, told through objects: ${s.result || s.bare}.`,
        `Move the camera on a slider in the same direction each time, with this look: ${c.visual()}.`,
        `Sound: ${c.sound()}, then one quiet second at the end.`,
        c.limits,
      );
    },
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Question',
        `Asked out loud: ${q}`,
        `A vertical clip that sets up your answer about ${s.bare}.`,
        c.intro(),
        `Create an 8-second vertical video in 9:16 for a post about ${s.bare}.`,
        `In the first three seconds, a friendly voice off screen asks in American English, "${q}"`,
        `At the same time, we see this in a medium close-up on a 50mm lens: ${c.scene()}.`,
        `After the question, pull focus slowly to the one detail that matters most for ${s.bare}.`,
        `Light it softly from one side, with this look: ${c.visual()}.`,
        `Keep the bottom quarter clear, because that's where I'll type the answer for ${c.segment()}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Timely',
        `A film for ${m.when}`,
        `Ready for the days when ${m.what}.`,
        c.intro(),
        `Create an 8-second video in 16:9 for ${m.when}, when ${m.what}.`,
        `Use one tracking shot from left to right that ends on this: ${c.scene()}.`,
        `Show the occasion only through light and objects that make sense for ${c.aNoun}.`,
        `Base colors and materials: ${c.visual()}.`,
        `Sound: ${c.sound()}, low and steady under the whole shot.`,
        `In the last two seconds, leave the right third empty for these words: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Macro',
        `Slow-motion macro: ${scene}`,
        `A quiet look at the care behind ${s.bare}.`,
        c.intro(),
        `Create an 8-second macro shot in 16:9, in slow motion: ${scene}.`,
        `Use a 100mm macro lens with very shallow focus, and show only hands, tools, and materials used for ${s.bare}.`,
        `Let the focus travel slowly from front to back, in a mood that fits what people look for: ${c.strength()}.`,
        `Light it from behind at a low angle, with this look: ${c.visual()}.`,
        `Record the sound from inches away: ${c.sound()}, and nothing else.`,
        `Skip voices, faces, and readable text; the picture should be enough to interest ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      const s = c.service();
      return make(
        'Audience',
        `A scene for ${segment}`,
        `Shows a situation your viewers know, and leads to ${s.bare}.`,
        c.intro(),
        `Create an 8-second vertical video in 9:16 for ${segment}.`,
        `Show an ordinary setting they know, with objects that suggest this: ${c.problem()}.`,
        `Dolly slowly to the left at table height on a 40mm lens, and end on an object that stands for ${s.bare}.`,
        `Keep faces out of the frame and use natural light with this look: ${c.visual()}.`,
        `Around second four, a warm voice off screen asks, "${c.question()}"`,
        `Finish on this sound: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const sound = c.sound();
      const s = c.service();
      return make(
        'Sound on',
        `ASMR-style clip about ${s.bare}: ${sound}`,
        `For feeds where people watch with the sound on.`,
        c.intro(),
        `Create an 8-second ASMR-style vertical video in 9:16 built around this sound: ${sound}.`,
        `Show it in one locked-off close-up: ${c.scene()}.`,
        `Keep the room silent and the microphone close, so nothing distracts from ${s.bare}.`,
        `Light and texture: ${c.visual()}.`,
        `Put the loudest moment at second four, and match the last frame to the first so ${c.audience} can replay it.`,
        `Add no voice, music, or text, because I'll write this in the post: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      const s = c.service();
      return make(
        'Doubt',
        `Two voices on a common doubt: "${d.objection}"`,
        `For people who are interested in ${s.bare} but not sure yet.`,
        c.intro(),
        `Create an 8-second video in 16:9 with two voices off screen, for people who aren't sure about ${s.bare}.`,
        `The first voice says, a little unsure, "Honestly, ${d.objection}."`,
        `The second voice replies kindly in 12 words or fewer, with this meaning: ${d.answer}`,
        `The picture stays on this the whole time, on a tripod and a 50mm lens: ${c.scene()}.`,
        `Use soft side light with this look: ${c.visual()}.`,
        `Keep this sound low under both voices: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const result = s.result || s.bare;
      return make(
        'Reveal',
        `Slow reveal: ${result}`,
        `An ending shot for any video about ${s.bare}.`,
        c.intro(),
        `Create an 8-second reveal in 16:9 that ends on this, shown through objects: ${result}.`,
        `Start low behind something used for ${s.bare}, then rise on a slow crane move.`,
        `Use real materials and real scale, and show nothing we couldn't deliver.`,
        `Light: ${c.visual()}, with one warm highlight where the camera stops.`,
        `Sound: ${c.sound()}, fading to near silence by second six.`,
        `Hold the last two seconds still so I can add this line: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Montage',
        `Four quick shots: ${s.bare}`,
        `A fast look at your work to pin to your profile, starting with ${s.bare}.`,
        c.intro(),
        `Create a fast 8-second montage in 9:16 about ${s.bare}, with four shots of two seconds each.`,
        `The first three shots: ${c.scene()}; ${c.scene()}; ${c.scene()}.`,
        `The fourth shot rests on an object that stands for this: ${c.strength()}.`,
        `Carry the movement from left to right through every cut, and cut on this sound: ${c.sound()}.`,
        `Give all four shots the same look: ${c.visual()}.`,
        `Use no dialogue or readable text, so people can follow ${s.bare} with the sound off.`,
        c.limits,
      );
    },
    (c) => {
      const offer = c.offer();
      const s = c.service();
      return make(
        'First step',
        `An easy first step: ${offer}`,
        `A tabletop clip for people who don't know where to start with ${s.bare}.`,
        c.intro(),
        `Create an 8-second vertical tabletop shot in 9:16 that stands for this first step: ${offer}.`,
        `A hand sets down one object used for ${s.bare}, and the camera moves a quarter turn around it.`,
        `Surface and background: ${c.visual()}.`,
        `Sound: the object touching the table, then ${c.sound()}.`,
        `Keep the upper half clear; I'll confirm the details and add how to ${c.act} for ${s.bare}.`,
        `Respect this rule: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'One pan',
        `From the problem to the work in one pan: ${p}`,
        `Shows where ${s.bare} can help, without a claim.`,
        c.intro(),
        `Create one unbroken 8-second pan in 16:9 that leads to ${s.bare}.`,
        `Begin on the left in cool light, using objects only to show this: ${p}.`,
        `Stop on the right, where we see this: ${c.scene()}.`,
        `Pan steadily for four seconds, then hold while the light warms into this look: ${c.visual()}.`,
        `Let the sound open up from near silence to this: ${c.sound()}.`,
        `Don't hint at guaranteed results; leave people with this thought: ${c.strength()}.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      return make(
        'Place',
        c.isLocal ? `Establishing shot: ${c.noun}${c.inPlace}` : `Establishing shot: the desk behind ${c.aNoun}`,
        `Gives a longer video a first scene before ${c.peek.service().bare} comes in.`,
        c.intro(),
        c.isLocal
          ? `Create an 8-second establishing shot in 16:9 of an ordinary street${c.inPlace}, as a setting for ${c.aNoun}.`
          : `Create an 8-second establishing shot in 16:9 of the workspace behind ${c.aNoun}.`,
        `Start high, come down slowly, and end at eye level on this: ${scene}.`,
        `Use soft, low light, long shadows, and this palette: ${c.visual()}.`,
        `Sound: ${c.isLocal ? 'light street noise' : 'a quiet room'}, then ${c.sound()} as the camera arrives.`,
        `Show no signs, plates, or brand names, so the shot stays honest for ${c.aNoun}.`,
        `Keep the sky or the wall clear for my title, which will mention ${c.service().bare}.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'How-to',
        `Silent how-to: ${topic}`,
        `A helpful clip about ${s.bare} that works with captions alone.`,
        c.intro(),
        `Create an 8-second top-down video in 9:16, the first scene of a how-to called "${topic}".`,
        `On a clean surface, two hands show one simple step related to ${s.bare}, at real speed.`,
        `Pick props that are familiar to ${c.segment()}, and light them with this look: ${c.visual()}.`,
        `Finish the step by second six and hold, with the lower third free for a tip about ${c.problem()}.`,
        `Sound, for anyone who turns it on: ${c.sound()}.`,
        `Keep the step accurate enough for ${c.aNoun} to post, with no readable labels.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Thank-you',
        `A thank-you film from ${c.name}`,
        `A warm post for ${c.audience}, any time you want to say thanks.`,
        c.intro(),
        `Create an 8-second vertical thank-you video in 9:16 for the ${c.many} of ${c.aNoun}.`,
        `Open tight on this, then pull back slowly on a gimbal: ${c.scene()}.`,
        `A sincere voice off screen says "Thank you from ${c.name}" over this sound: ${c.sound()}.`,
        `Voice and pace: ${c.tone}.`,
        `Use warm, low light with this look: ${c.visual()}.`,
        `Leave out faces and confetti; end on one object that belongs to ${s.bare}.`,
        c.limits,
      );
    },
  ],
};
