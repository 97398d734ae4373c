/** Still pictures for one clear use each: subject, composition, light, lens, format, and what to keep out. */
import { make, type Platform, type PromptContext } from './context.ts';

/** Up to three things the business sells, each named once. */
const things = (c: PromptContext) => [...new Set([c.service().bare, c.service().bare, c.service().bare])].join('; ');

export const leonardo: Platform = {
  key: 'leonardo',
  recipes: [
    (c) => {
      const scene = c.scene();
      return make(
        'Wide header',
        `Wide header photo: ${scene}`,
        `The first thing people see on your page. Worth saying next to it: ${c.detail()}.`,
        c.intro(),
        `Create a photorealistic header photo for ${c.aNoun}: ${scene}, placed in the right third.`,
        `Keep the left half soft and nearly empty, so a headline for ${c.audience} fits there later.`,
        `Shoot at eye level with a 35 mm lens and natural light, in this look: ${c.visual()}.`,
        `Use 16:9, medium contrast, and this mood: ${c.tone}.`,
        `Negative prompt: lettering, watermarks, faces, props that ${c.aNoun} wouldn't use.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Service tile',
        `Square tile: ${s.label}`,
        `Start with ${s.bare}, then reuse the prompt so all your tiles match.`,
        c.intro(),
        `Create a square photo that stands for ${s.bare} with one object on a plain surface.`,
        `Make it clear at a glance what people get: ${s.result || s.bare}.`,
        `Center the object, seen from 45 degrees, with the same background in every tile: ${c.visual()}.`,
        `Use a 50 mm lens, one soft light from the upper left, and 1:1, so the ${s.bare} tile lines up with the rest.`,
        `Negative prompt: price tags, lettering, hands, clutter, a second object next to the one for ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const problem = c.problem();
      return make(
        'Post picture',
        `Post photo about ${problem}`,
        `Should feel familiar to ${c.audience}. Fits in the caption: ${c.detail()}.`,
        c.intro(),
        `Create a candid vertical photo about this situation: ${problem}.`,
        `Tell it through objects and a place that would be familiar to ${c.audience}, with nobody in the frame.`,
        `Hint in the blurred background that help is on the way.`,
        `Use overcast light and muted colors, with a single accent from this look: ${c.visual()}.`,
        `Frame it at 4:5 with a 50 mm lens at f/2.8, in this mood: ${c.tone}.`,
        `Negative prompt: people, brand logos, lettering, anything scary or sad about ${problem}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Calendar picture',
        `Editorial photo for ${m.when}`,
        `For anything you say to ${c.audience} around ${m.when}.`,
        c.intro(),
        `Create an editorial photo for ${m.when}, when ${m.what}.`,
        `Let light, materials, and one object that ${c.aNoun} would use set the time, without any lettering.`,
        `Put this in the foreground, with faces out of the frame: ${c.scene()}.`,
        `Keep the background plain, so it could be a real day${c.inPlace} for ${c.audience}.`,
        `Shoot at 35 mm, 3:2, with soft contrast, in this look: ${c.visual()}.`,
        `Negative prompt: calendars, clip art, lettering, decorations that have nothing to do with ${m.when}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Flat lay',
        `Flat lay of what goes into ${s.bare}`,
        `A clean picture for the ${s.bare} page or a post about it.`,
        c.intro(),
        `Create a flat lay of the things that go into ${s.bare}, photographed straight from above.`,
        `Arrange eight to twelve objects that ${c.aNoun} would really use in a tidy grid with even gaps.`,
        `Let the most prominent object suggest what people look for: ${c.strength()}.`,
        `Light it evenly, with short shadows to the lower right, in this look: ${c.visual()}.`,
        `Use 4:3, sharp from edge to edge, with one empty corner for a line about ${s.bare}.`,
        `Negative prompt: hands, logos, lettering, duplicate objects, tools that ${c.aNoun} wouldn't own.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      return make(
        'Article picture',
        `Lead image for the article "${topic}"`,
        `Save it with a file name about ${c.keyword()}.`,
        c.intro(),
        `Create a conceptual still life for an article on this subject: ${topic}.`,
        `Line up three objects that tell the story from left to right, all familiar to ${c.aNoun}.`,
        `Choose objects that need no caption for ${c.audience}.`,
        `Use soft light from behind and a 60 mm lens at f/8, on a surface from this look: ${c.visual()}.`,
        `Frame it at 16:9 with calm space along the top, in this mood: ${c.tone}.`,
        `Negative prompt: question marks, light bulbs, arrows, lettering, stock clichés about ${c.noun} work.`,
        c.limits,
      );
    },
    (c) => {
      const visual = c.visual();
      const s = c.service();
      return make(
        'Background texture',
        `Quiet background: ${visual}`,
        `Goes behind text about ${s.bare}, on a screen or on paper.`,
        c.intro(),
        `Create a quiet, seamless background with the colors and materials of this look: ${visual}.`,
        `Suggest the feel of this scene through texture, without showing it: ${c.scene()}.`,
        `Keep the contrast so low that dark type about ${s.bare} stays easy to read on top.`,
        `Make it 1:1 with edges that tile, lit flat from above like a scanned sample for ${c.aNoun}.`,
        `Add two versions: a pale one to print behind ${c.offer()}, and a dark one for white type.`,
        `Negative prompt: bold patterns, vignettes, lettering, any object people would link to ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const proof = c.proof();
      return make(
        'Frame for proof',
        `A place to show ${proof}`,
        `Add your own material afterward: ${proof}.`,
        c.intro(),
        `Create a photo of an empty frame that's ready for our real material: ${proof}.`,
        `Let the blank area fill half the picture, square to the camera, so ${c.aNoun} can drop in the real thing.`,
        `Around it, softly out of focus and without faces: ${c.scene()}.`,
        `Use a 50 mm lens at f/2.8, and let order and light get this across: ${c.strength()}.`,
        `Crop to 4:3 and keep this look: ${c.visual()}.`,
        `Negative prompt: fake certificates, star ratings, made-up quotes, lettering, invented versions of ${proof}.`,
        c.limits,
      );
    },
    (c) => {
      const problem = c.problem();
      return make(
        'Three-panel drawing',
        `Three panels about ${problem}`,
        `Shows people when it makes sense to contact ${c.aNoun}.`,
        c.intro(),
        `Draw a flat editorial illustration with fine grain, in three equal panels about ${problem}.`,
        `Left panel: the situation itself, told with one object and no blame for ${c.aOne}.`,
        `Middle panel: two blank speech bubbles, one for ${c.aOne} and one for ${c.aNoun}.`,
        `Right panel: the same place and angle in warmer light, with a clear next step for ${problem}.`,
        `Use 16:9, wide gaps between panels, and four flat colors from this look: ${c.visual()}.`,
        `Negative prompt: arrows, lettering, mocking faces, extra panels, tools that ${c.aNoun} wouldn't use.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'How it works',
        `Four steps of ${s.bare}, drawn`,
        `Shows ${c.segment()} what to expect.`,
        c.intro(),
        `Draw four small scenes in a row that show how ${s.bare} goes, from the first thought to the end.`,
        `Scene one: someone deciding on ${s.bare}, phone still face down; scene two: a thumb about to ${c.act}.`,
        `Scene three: ${s.bare} under way, close up; scene four: ${s.result || s.bare}.`,
        `Use thin ink lines with watercolor fill and simple, faceless figures, in this look: ${c.visual()}.`,
        `Make it 21:9, with an empty strip under each scene for a short line about ${s.bare}.`,
        `Negative prompt: lettering, numbers, detailed faces, gadgets that ${c.aNoun} wouldn't use.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Confirmation picture',
        `A calm picture to send before ${s.bare}`,
        `Goes in the message people get after they ${c.act}.`,
        c.intro(),
        `Create a calm photo for the message people get after they ${c.act}.`,
        `Show a moment they might see, from their point of view and without faces: ${c.scene()}.`,
        `Ease this worry without words: "${d.objection}".`,
        `Shoot at eye level with a 35 mm lens, warm soft light, and natural grain, in this look: ${c.visual()}.`,
        `Crop to 3:2 and leave the top third plain for details about ${s.bare}.`,
        `Negative prompt: crowds, harsh ceiling light, lettering, objects that ${c.aNoun} wouldn't have around.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      return make(
        'Audience picture',
        `A day in objects: ${segment}`,
        `For a page or message meant for ${segment}.`,
        c.intro(),
        `Create a documentary-style photo about this group: ${segment}.`,
        `Show what they use on a normal day${c.inPlace}, with nobody in the frame and one reason to need ${c.aNoun}.`,
        `Keep it worn, real, and unposed, as if ${segment} had just left the room.`,
        `Shoot at 35 mm from a seated height, with light from the side, in this look: ${c.visual()}.`,
        `Use 16:9 and keep one third calm for a line about ${c.service().bare}.`,
        `Negative prompt: people, luxury interiors, lettering, stereotypes about ${segment}.`,
        c.limits,
      );
    },
    (c) =>
      make(
        'Icon set',
        `Line icons for ${c.aNoun}`,
        `One set for your site, your messages, and anything you print for ${c.audience}.`,
        c.intro(),
        `Draw a set of matching line icons for ${c.aNoun}, on one white sheet in an even grid.`,
        `Make one icon for each of these: ${things(c)}.`,
        `Add one icon for how people ${c.act}, and one for this strength: ${c.strength()}.`,
        `Use rounded ends, a 2 px stroke at 64 px, and two flat colors from this look: ${c.visual()}.`,
        `Keep each shape so simple that it's clear at thumbnail size to ${c.audience}.`,
        `Negative prompt: lettering, gradients, shadows, frames, symbols that wouldn't fit ${c.aNoun}.`,
        c.limits,
      ),
    (c) => {
      const offer = c.offer();
      return make(
        'First step',
        `Tabletop photo: ${offer}`,
        `Use it once you've decided to offer this: ${offer}.`,
        c.intro(),
        `Create a tabletop photo that makes this easy to picture: ${offer}.`,
        `Use one main object and one blank card, arranged the way ${c.aNoun} would hand it over.`,
        `Let a second, blurred object hint at this quality: ${c.strength()}.`,
        `Shoot at 85 mm from 30 degrees, with a soft key light from the right, in this look: ${c.visual()}.`,
        `Crop to 4:5 and leave the upper third blank for a line to ${c.audience}.`,
        `Negative prompt: sale signs, percent signs, ribbons, lettering, props unrelated to ${offer}.`,
        c.limits,
      );
    },
    (c) => {
      const sound = c.sound();
      return make(
        'Frozen sound',
        `A picture you can almost hear: ${sound}`,
        `A close-up to post with one short sentence, such as: ${c.detail()}.`,
        c.intro(),
        `Freeze the exact instant you'd hear this: ${sound}.`,
        `Get close with a 100 mm macro lens at 1/2000 s, on a working day for ${c.aNoun}.`,
        `Show movement, drops, or dust only where you'd really see them with ${sound}.`,
        `Light it from behind, on a dark background that fades into this look: ${c.visual()}.`,
        `Use 4:5, one clear focal point, and this idea for the viewer: ${c.strength()}.`,
        `Negative prompt: music notes, sound waves, faces, lettering, effects that ${c.aNoun} would never see.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Photo edit',
        `Clean up your own photo of ${s.bare}`,
        `Turns a phone photo of ${s.bare} into one you can use anywhere.`,
        c.intro(),
        `Edit a photo of ${s.bare} that I upload, and ask me for it first.`,
        `Keep everything we did exactly as it is, and never improve how ${s.bare} turned out.`,
        `Straighten the photo, fix the white balance, and remove clutter that has nothing to do with ${s.bare}.`,
        `Change only the background and the light, toward this look: ${c.visual()}.`,
        `Give me a 4:5 crop for posts and a 16:9 crop for the ${s.bare} page, both at full resolution.`,
        `Negative prompt: new objects, smoothed surfaces, lettering, results that look better than our real ${s.bare}.`,
        c.limits,
      );
    },
  ],
};
