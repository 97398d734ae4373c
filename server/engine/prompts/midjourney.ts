/** Pictures and brand looks, in Midjourney's own shorthand. */
import { make, type Platform } from './context.ts';

export const midjourney: Platform = {
  key: 'midjourney',
  recipes: [
    (c) =>
      make(
        'Brand look',
        `Mood board for ${c.name}`,
        `Agree on a look before anybody designs.`,
        `brand mood board for ${c.aNoun}, ${c.visual()}, ${c.visual()}, nine tiles with material, light, color chips and one scene of ${c.scene()}, mood ${c.tone}, editorial layout, no lettering --ar 4:3 --style raw --stylize 150`,
      ),
    (c) =>
      make(
        'Photograph',
        `Documentary photo of ${c.peek.scene()}`,
        `Authentic picture for a page or a post.`,
        `documentary photograph, ${c.scene()}, ${c.visual()}, available light, 35mm, slight motion in the hands, honest and unposed, working day in ${c.aNoun}, fine grain --ar 3:2 --style raw --stylize 80 --no text, logo`,
      ),
    (c) => {
      const s = c.service();
      return make(
        'Photograph',
        `Magazine still life around ${s.bare}`,
        `A picture with the quality of a magazine page.`,
        `magazine still life representing ${s.name}, the idea of ${s.result}, objects from a real ${c.noun} arranged with space between them, ${c.visual()}, side light at four in the afternoon, medium format, quiet background --ar 4:5 --stylize 200 --no words, price tag`,
      );
    },
    (c) =>
      make(
        'Illustration',
        `Single-line drawing: ${c.peek.scene()}`,
        `For cards, shirts and the corner of a page.`,
        `single continuous line drawing, ${c.scene()}, ink on warm white, generous empty space, recognizable as ${c.aNoun} at a glance, gentle humor, mood ${c.tone} --ar 1:1 --stylize 120 --no shading, letters`,
      ),
    (c) =>
      make(
        'Poster',
        `Travel-poster style for ${c.where}`,
        `A print for the wall or a local event.`,
        `vintage travel poster composition of a street ${c.inPlace} with ${c.aNoun} at its heart, ${c.scene()} in the foreground, flat color fields derived from ${c.visual()}, late sun, screen print texture, blank band at the bottom for a name --ar 2:3 --stylize 250 --no text`,
      ),
    (c) =>
      make(
        'Metaphor',
        `Visual metaphor for ${c.peek.problem()}`,
        `An idea picture for ads and articles.`,
        `surreal but gentle visual metaphor for ${c.problem()}, one impossible object in an ordinary room, one small hint that help from ${c.aNoun} is near, soft daylight, ${c.visual()}, minimal composition --ar 16:9 --stylize 300 --no gore, text, crowds`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Season key visual: ${m.when}`,
        `Ties a campaign together.`,
        `key visual for ${m.when}, hinting that ${m.what}, ${c.scene()}, seasonal light ${c.inPlace}, ${c.visual()}, wide calm area on the left for a headline, photographic --ar 16:9 --style raw --stylize 120 --no lettering`,
      );
    },
    (c) =>
      make(
        'Pattern',
        `Repeat pattern from the world of ${c.aNoun}`,
        `Wrapping, backgrounds, the back of a card.`,
        `seamless repeat pattern, small motifs taken from ${c.scene()} and from ${c.service().name}, two inks on paper, colors of ${c.visual()}, loose hand-cut shapes, balanced spacing, made for ${c.aNoun} --tile --ar 1:1 --stylize 180 --no words`,
      ),
    (c) =>
      make(
        'Logo idea',
        `Logo directions for ${c.name}`,
        `Starting points for a designer, never the final logo.`,
        `sheet with eight simple logo symbols for ${c.aNoun}, shapes abstracted from ${c.service().name} and from the idea of ${c.strength()}, flat, one color, strong at 16 pixels, character ${c.tone}, white background --ar 1:1 --stylize 60 --no letters, gradients, mockups`,
      ),
    (c) =>
      make(
        'Interior',
        `Atmosphere of the room at ${c.aNoun}`,
        `Ideas for the room, the window or a stand.`,
        `interior of a welcoming ${c.noun}, place where ${c.many} are received, ${c.visual()}, ${c.scene()} in the middle distance, morning light through a street window, real materials, no designer furniture --ar 16:9 --style raw --stylize 100 --no signage`,
      ),
    (c) =>
      make(
        'Portrait',
        `Portrait idea with ${c.peek.segment()}`,
        `Shows the people you want to reach.`,
        `environmental portrait inspired by ${c.segment()}, natural age and clothes, at home ${c.inPlace}, relieved after ${c.service().name}, window light, 50mm at f/2.8, palette echoing ${c.visual()} --ar 4:5 --style raw --stylize 70 --no retouching, text`,
      ),
    (c) =>
      make(
        'Isometric',
        `Isometric cutaway of ${c.aNoun}`,
        `An overview picture for "how we work".`,
        `isometric cutaway of ${c.aNoun}, five small scenes from arrival to goodbye, among them ${c.scene()} and ${c.scene()}, friendly figures, ${c.visual()}, matte clay render, soft shadows, readable without labels --ar 16:9 --stylize 200 --no text`,
      ),
    (c) =>
      make(
        'Macro',
        `Macro of material: ${c.peek.visual()}`,
        `A strong, wordless background.`,
        `macro photograph, surfaces and tools of ${c.aNoun}, ${c.visual()}, the trace of ${c.sound()} as vibration, dust or drops, raking light, extreme detail, shallow focus, dark corner for white type --ar 3:2 --stylize 150 --no people, letters`,
      ),
    (c) =>
      make(
        'Storyboard',
        `Storyboard frames: from ${c.peek.problem()} to calm`,
        `Plan a clip before filming it.`,
        `storyboard sheet with six frames in pencil and one accent color, frame one ${c.problem()}, frame two a phone call to ${c.aNoun}, frame three arrival, frame four ${c.scene()}, frame five ${c.service().result}, frame six a quiet smile, clear camera angles --ar 16:9 --stylize 100 --no lettering`,
      ),
    (c) =>
      make(
        'Gift card',
        `Artwork for gift cards and vouchers of ${c.name}`,
        `A card people are glad to hand over.`,
        `gift card artwork for ${c.aNoun}, one elegant object that stands for ${c.offer()}, colors from ${c.visual()}, paper-cut depth, festive but plain, wide empty margin for a name and an amount, mood ${c.tone} --ar 16:10 --stylize 220 --no text`,
      ),
    (c) =>
      make(
        'Advertising',
        `Billboard idea: ${c.peek.strength()}`,
        `One thought, seen in two seconds.`,
        `billboard photograph with a single idea, ${c.strength()}, shown with one object and much empty space, recognizably ${c.aNoun} ${c.inPlace}, ${c.visual()}, bold contrast, readable from a moving car, dry wit that ${c.many} get at once --ar 21:9 --stylize 180 --no words`,
      ),
  ],
};
