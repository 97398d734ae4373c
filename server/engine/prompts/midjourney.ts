/**
 * Images and brand styles for Midjourney: a short description, then its parameters. `--no` always comes last, because
 * every prompt ends with what the owner ruled out, and that has to be part of it.
 */
import type { Platform, PromptContext } from './context.ts';
import { recipesFrom } from './drafts.ts';

const no = (c: PromptContext, words: string) => `--no ${words}${c.excluded ? ',' : ''}`;

/** Up to three things the business sells, each named once. */
const things = (c: PromptContext) => [...new Set([c.service().bare, c.service().bare, c.service().bare])].join('; ');

export const midjourney: Platform = {
  key: 'midjourney',
  recipes: recipesFrom(
    [
      (c) => [
        'Mood board',
        `Mood board for ${c.name}`,
        `Agree on one style before anyone designs a thing for ${c.aNoun}.`,
        `A brand mood board for ${c.aNoun}, nine tiles in an even grid.`,
        `Three tiles show materials and light: ${c.visual()}.`,
        `Three tiles show color chips and close details: ${c.visual()}.`,
        `Three tiles show one scene from different distances, without faces: ${c.scene()}.`,
        `Editorial layout on an off-white page, ${c.tone} --ar 4:3 --raw --stylize 150 ${no(c, 'lettering, logos, faces')}`,
      ],
      (c, scene = c.scene()) => [
        'Documentary photo',
        `Documentary photo: ${scene}`,
        `A stand-in for your own photo, with this fact in the caption: ${c.detail()}.`,
        `A documentary photograph of ${scene}, framed tight on the action, faces outside the frame.`,
        `An ordinary working moment for ${c.aNoun}, unposed, with slight motion blur where things move.`,
        `Available light, 35mm lens, fine grain, and a quiet sense of ${c.strength()}.`,
        `Look: ${c.visual()} --ar 3:2 --raw --stylize 80 ${no(c, 'text, logos, faces')}`,
      ],
      (c, s = c.service()) => [
        'Still life',
        `Magazine still life: ${s.label}`,
        `A picture good enough to carry the ${s.bare} page.`,
        `A magazine still life about ${s.bare}, three to five objects with generous space between them.`,
        `The tallest object stands left of center, and the arrangement suggests ${s.result || s.bare}.`,
        `Only objects that ${c.aNoun} really uses, with honest wear and true materials.`,
        `Low side light, long soft shadows, medium format sharpness, ${c.visual()} --ar 4:5 --stylize 200 ${no(c, 'words, price tags, people')}`,
      ],
      (c, scene = c.scene()) => [
        'Line drawing',
        `One-line drawing: ${scene}`,
        `For cards, shirts, or the corner of a page from ${c.aNoun}.`,
        `A single continuous line drawing of ${scene}.`,
        `Black ink on warm white paper, one unbroken line, and a shape that says ${c.noun} at a glance.`,
        `The drawing sits low in the frame, with two thirds empty space above it for a note to ${c.audience}.`,
        `Even line weight, ${c.tone} --ar 1:1 --stylize 120 ${no(c, 'shading, color fills, letters')}`,
      ],
      (c, scene = c.scene()) => [
        'Screen print',
        `Screen-print poster: ${scene}`,
        `A print with a blank band for your own line. An idea for it: ${c.detail()}.`,
        `A screen-print poster with ${scene} large in the foreground, built from simple flat shapes.`,
        c.city
          ? `The background is a plain horizon in the spirit of ${c.city}, reduced to three shapes.`
          : `The background is one object that ${c.aNoun} uses, enlarged and reduced to three shapes.`,
        `Four inks, slight misregistration, and paper texture, ${c.visual()}.`,
        `A blank band fills the bottom fifth, and the whole poster belongs to ${c.aNoun} --ar 2:3 --stylize 250 ${no(c, 'text, gradients, detailed faces')}`,
      ],
      (c, problem = c.problem()) => [
        'Visual metaphor',
        `Visual metaphor for ${problem}`,
        `An idea picture for an article about ${problem}.`,
        `A gentle, surreal visual metaphor for ${problem}.`,
        `One impossible object in an ordinary setting that would be familiar to ${c.audience}.`,
        `A small, warm light in the distance stands for help from ${c.aNoun}.`,
        `Soft daylight, centered composition, very few elements, ${c.visual()} --ar 16:9 --stylize 300 ${no(c, 'people, text, horror, clutter')}`,
      ],
      (c, m = c.moment()) => [
        'Key visual',
        `Key visual for ${m.when}`,
        `Ties together everything you say to ${c.audience} around ${m.when}.`,
        `A photographic key visual for ${m.when}, when ${m.what}.`,
        `In the right third, show ${c.scene()}, without faces.`,
        `The left half stays calm and slightly out of focus, ready for a headline to ${c.audience}.`,
        `Light that feels like ${m.when}${c.inPlace}, 50mm lens, shallow depth of field.`,
        `Look: ${c.visual()} --ar 16:9 --raw --stylize 120 ${no(c, 'lettering, clip art, faces')}`,
      ],
      (c) => [
        'Pattern',
        `Seamless pattern for ${c.aNoun}`,
        `For wrapping, slide backgrounds, or the back of a card from ${c.aNoun}.`,
        `A seamless repeat pattern of small motifs based on these: ${things(c)}.`,
        `Add one larger scene, cut from paper: ${c.scene()}.`,
        `Loose hand-cut shapes, even spacing, and no other motif larger than a coin, all true to ${c.aNoun}.`,
        `Two inks on paper, ${c.visual()} --tile --ar 1:1 --stylize 180 ${no(c, 'words, people, shadows')}`,
      ],
      (c, s = c.service()) => [
        'Logo ideas',
        `Eight logo symbols for ${c.aNoun}`,
        `Show the best ones, from ${s.bare} or elsewhere, to a designer who draws the final logo.`,
        `A sheet of eight simple logo symbols for ${c.aNoun}, two rows of four with wide margins.`,
        `Four symbols abstract an object used for ${s.bare}.`,
        `Four symbols express ${c.strength()}.`,
        `Flat vector shapes in one color on white, bold enough to read at 16 pixels, ${c.tone} --ar 2:1 --raw --stylize 60 ${no(c, 'letters, gradients, mockups, shadows')}`,
      ],
      (c, scene = c.scene()) => [
        'Paper diorama',
        `Paper diorama: ${scene}`,
        `A friendly opener for a page or a slide for ${c.audience}.`,
        `A handmade paper diorama in five layers inside a shallow box, with ${scene} in the front layer.`,
        `The back layers hold paper cutouts of things that ${c.aNoun} uses, smaller with each layer.`,
        `The light between the layers suggests ${c.strength()}.`,
        `Visible cut edges, macro lens, and tilt-shift blur, so ${c.aNoun} looks like a tiny world.`,
        `Paper colors: ${c.visual()} --ar 4:3 --stylize 220 ${no(c, 'text, plastic, detailed faces')}`,
      ],
      (c, segment = c.segment()) => [
        'Shadow box',
        `Shadow box: ${segment}`,
        `A picture of the people you serve without a stock-photo face: ${segment}.`,
        `A wooden shadow box with six compartments, each holding one object that belongs to ${segment}.`,
        `One compartment, the only one in full light, holds something that ${c.aNoun} uses.`,
        `The objects look used and personal, chosen to feel familiar to ${segment}.`,
        `Straight-on view, even museum lighting, 80mm lens, ${c.visual()} --ar 3:2 --raw --stylize 140 ${no(c, 'people, text, brand logos')}`,
      ],
      (c) => [
        'Isometric view',
        `Isometric cutaway: the work of ${c.aNoun}`,
        `One overview picture for people who've never dealt with ${c.aNoun}.`,
        `An isometric cutaway that shows the work of ${c.aNoun} in four separate blocks.`,
        `The block at the far left shows what people come with: ${c.problem()}.`,
        `The two middle blocks show ${c.scene()} and ${c.scene()}.`,
        `The block at the far right shows ${c.scene()}.`,
        `Matte clay render, simple faceless figures, soft shadows, ${c.visual()} --ar 16:9 --stylize 200 ${no(c, 'text, labels, arrows')}`,
      ],
      (c, sound = c.sound()) => [
        'Macro',
        `Macro close-up: ${sound}`,
        `A strong background with no words, ready for type from ${c.aNoun}.`,
        `A macro photograph of the surfaces and materials behind the sound of ${sound}.`,
        `Fine traces of movement, as if ${sound} had stopped a second ago.`,
        `Raking light from the right, very shallow focus, every texture true to ${c.aNoun}.`,
        `A dark, empty lower-left corner for white type, ${c.visual()} --ar 3:2 --raw --stylize 150 ${no(c, 'people, letters, logos')}`,
      ],
      (c, problem = c.problem()) => [
        'Storyboard',
        `Six-frame storyboard: ${problem}`,
        `Plan a short clip about ${problem} before you film it.`,
        `A storyboard sheet for ${c.aNoun}: six equal frames, two rows of three, in pencil with one accent color.`,
        `Frame one, wide shot: ${problem}, followed by a close-up of the detail that gives it away.`,
        `Frame three, over the shoulder: a thumb on a phone, about to ${c.act}.`,
        `Frame four, medium shot: ${c.scene()}. Frame five, close-up: ${c.scene()}.`,
        `Frame six, wide shot from the first angle: the same place in calmer light, ${c.tone} --ar 3:2 --stylize 100 ${no(c, 'lettering, panel numbers')}`,
      ],
      (c, offer = c.offer()) => [
        'Card front',
        `Paper-cut card front: ${offer}`,
        `A card to send or hand over once you've decided to offer ${offer}.`,
        `Artwork for the front of a card, with one elegant object that stands for ${offer}.`,
        `The object sits in the upper half and clearly belongs to ${c.aNoun}.`,
        `The lower half stays plain, for a handwritten line to ${c.audience}.`,
        `Layered paper-cut depth and soft light from above, ${c.visual()}.`,
        `Simple and uncrowded, ${c.tone} --ar 7:5 --stylize 220 ${no(c, 'text, ribbons, percent signs')}`,
      ],
      (c, strength = c.strength()) => [
        'Wide banner',
        `One-idea banner: ${strength}`,
        `For the top of a page or a slide. A line to go with it: ${c.detail()}.`,
        `A wide photograph with a single idea: ${strength}.`,
        `One object that ${c.aNoun} uses sits on the far right, with empty space everywhere else.`,
        `The idea is clear within two seconds to ${c.audience}.`,
        `Bold contrast, crisp edges, 85mm lens, and no doubt that it's about ${c.noun} work.`,
        `Colors and light: ${c.visual()} --ar 21:9 --raw --stylize 180 ${no(c, 'words, people, clutter')}`,
      ],
    ],
    (c) => c.excluded,
  ),
};
