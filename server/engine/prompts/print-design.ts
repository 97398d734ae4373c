/** Flyers, cards, signs, and other printed pieces, as layouts for a design tool. */
import type { Platform, PromptContext } from './context.ts';
import { recipesFrom } from './drafts.ts';

/** Up to three things the business sells, each named once. */
const things = (c: PromptContext) => [...new Set([c.service().bare, c.service().bare, c.service().bare])].join('; ');

/** "how to book a visit at example.com", or without the address. */
const howTo = (c: PromptContext) => `how to ${c.act}${c.site ? ` at ${c.site}` : ''}`;

export const printDesign: Platform = {
  key: 'printDesign',
  recipes: recipesFrom([
    (c, problem = c.problem()) => [
      'Flyer',
      `Half-page flyer about ${problem}`,
      `One situation, one picture, and one next step for ${c.audience}.`,
      `Design a flyer about ${problem}, 5.5 by 8.5 inches, portrait, printed on one side.`,
      `Top half: a headline of up to six words over this picture: ${c.scene()}.`,
      `Lower half: two short lines on how we can help, then ${howTo(c)}.`,
      `Put one fact in a small box of its own: ${c.detail()}.`,
      `Style: a headline at 36 points or more, the rest at 11 or more, and ${c.visual()}.`,
      `Add a 0.125 inch bleed, and ask me for the logo, a contact line, and photos of our own.`,
    ],
    (c, question = c.question()) => [
      'Business card',
      `Business card that answers "${question}"`,
      `A card with a useful back, for ${c.audience}.`,
      `Design a two-sided business card for ${c.aNoun}, 3.5 by 2 inches.`,
      `Front: the name, up to four words on what we do, and a 10-point contact line. Ask me for it.`,
      `Back: "${question}" with a two-line answer in 8 points. Ask me for facts.`,
      `Leave one blank line to note what we talked about, such as ${c.service().bare}.`,
      `Use one typeface and one accent color in this style: ${c.visual()}.`,
      `Keep all type 0.125 inch inside the trim, in this tone: ${c.tone}.`,
    ],
    (c, m = c.moment()) => [
      'Postcard',
      `Postcard for ${m.when}`,
      `Hand it out when ${m.what}.`,
      `Design a 6 by 4 inch postcard from ${c.aNoun} for ${m.when}.`,
      `Picture side: ${c.scene()}, edge to edge. Headline idea: ${m.what}.`,
      `Back, left half: 40 words for ${c.audience}, then ${howTo(c)}.`,
      `Back, right half: empty for an address, with one small line in the corner: ${c.detail()}.`,
      `Style: matte 14-point card, a 0.125 inch bleed, and ${c.visual()}.`,
      `Put a short code next to the contact line, so we can count replies about ${m.when}.`,
    ],
    (c, s = c.service()) => [
      'Sign',
      `Sign people can read from a distance: ${s.label}`,
      `For wherever people pass by and might need ${s.bare}.`,
      `Design a sign about ${s.bare}, 24 by 18 inches, landscape.`,
      `Line one: up to four words about ${s.bare}, in letters at least four inches high.`,
      `Line two: the name and one contact line for someone asking about ${s.bare}. Ask me for it.`,
      `Use one simple symbol instead of a photo, for this: ${s.result || s.bare}.`,
      `Style: one solid background color, strong contrast, and ${c.visual()}.`,
      `Show me previews at 10, 30, and 60 feet, and cut any word we could do without.`,
    ],
    (c) => {
      const list = things(c);
      const s = c.sameService();
      const price = c.price();
      const prices = price ? `, starting with ${price}` : `, for ${s.bare} as for the rest`;
      return [
        'Service list',
        c.isSold ? `One-page service list for ${c.aNoun}` : `One-page list of ways to take part in ${c.aNoun}`,
        `A clear overview of what we do, on paper or as a PDF.`,
        `Lay out a letter-size list of what we do, with up to three groups and 14 lines.`,
        `Include these, then ask me what else belongs: ${list}.`,
        `Give each line a name and a few words on the result, such as ${s.result || s.bare}.`,
        c.isSold
          ? `Add a price column only for prices I give you${prices}.`
          : `Add a column for what each one asks of ${c.aOne}. Put ${s.bare} first, and ask me for the details.`,
        `In a box at the bottom, answer "${c.question()}" in two sentences. Ask me for facts.`,
        `Style: type at 11 points or more, generous line spacing, and ${c.visual()}.`,
      ];
    },
    (c, segment = c.segment(), s = c.service()) => [
      'Brochure',
      `Trifold brochure for ${segment}`,
      `To hand out, or to leave where you'd meet ${segment}.`,
      `Design a letter-size trifold brochure with six panels for ${segment}.`,
      `Cover: ${c.scene()}, with a title of up to six words for ${segment}.`,
      `Inside: how ${s.bare} goes in four steps, then "${c.question()}" with a short answer. Ask me for facts.`,
      `On the inside flap, show ${c.proof()}. Ask me for it.`,
      `Back panel: ${howTo(c)}, and one line worth knowing: ${c.detail()}.`,
      `Style: 240 words in all, 10-point body type, no type across the folds, and ${c.visual()}.`,
    ],
    (c, s = c.service(), strength = c.strength()) => [
      'Pass-along card',
      `Card to pass along: ${strength}`,
      `For ${c.many} who want to tell someone about ${s.bare}.`,
      `Design a 3.5 by 2 inch card that ${c.aOne} can pass to someone asking for ${s.bare}.`,
      `Front: a small drawing about ${s.bare}, and one line on what we care about: ${strength}.`,
      `Back: two sentences on what to expect from ${s.bare}, then ${howTo(c)}.`,
      `Promise nothing in return for passing along a card about ${s.bare}.`,
      `Style: uncoated stock, rounded corners, 9-point type, and ${c.visual()}.`,
    ],
    (c, topic = c.topic()) => [
      'Checklist',
      `Printable checklist: ${topic}`,
      `A page worth keeping for ${c.audience}. It also works as a PDF.`,
      `Design a one-page checklist titled "${topic}," letter size, with ten boxes to check.`,
      `Write each point in up to nine words, for ${c.audience}.`,
      `Highlight the one point where it's time to contact us, and check that point with me.`,
      `Footer: the name, ${howTo(c)}, and this line: ${c.detail()}.`,
      `Add one small line drawing, clear in black and white, in this style: ${c.visual()}.`,
      `Show me the ten points on "${topic}" before you lay out the page.`,
    ],
    (c, question = c.question()) => [
      'Banner stand',
      `Banner stand that asks "${question}"`,
      `Stands next to a table at an event and starts a conversation for ${c.aNoun}.`,
      `Design a retractable banner for ${c.aNoun}, 33 by 80 inches.`,
      `Top third: "${question}" in letters at least three inches high.`,
      `Middle third: ${c.scene()}, with up to five words at eye level on what we do.`,
      `Below that, one line on what people look for: ${c.strength()}.`,
      `Style: no type in the lowest 20 inches, and ${c.visual()}.`,
      `Place a 4 inch QR code at chest height that answers "${question}". Ask me for it.`,
    ],
    (c) => [
      'Letterhead',
      `Letterhead and note card for ${c.aNoun}`,
      `For written answers, lists, and letters to ${c.audience}.`,
      `Design a letterhead and a matching 4 by 6 inch note card for ${c.aNoun}.`,
      `Header: the name and up to four words on what we do; footer: a contact line you ask me for first.`,
      `Fill the letter with an 80-word sample reply to "${c.question()}". Ask me for facts.`,
      `On the note card, use one small symbol based on this scene: ${c.scene()}.`,
      `Set body type at 11 points with 1 inch margins, in this tone: ${c.tone}.`,
      `Use two colors that print well in gray, in this style: ${c.visual()}.`,
    ],
    (c, topic = c.topic()) => [
      'Slides',
      `Six slides: ${topic}`,
      `For a meeting, a talk, or a PDF you send to ${c.audience}.`,
      `Design six slides in 16:9 on "${topic}" for ${c.segment()}.`,
      `Slide one: the title over a full-screen picture of ${c.scene()}.`,
      `Slides two to four: one point on "${topic}" each, with one icon.`,
      `Slide five: what ${c.aNoun} can show, such as ${c.proof()}. Ask me for material.`,
      `Slide six: the three points in one line each, then ${howTo(c)}.`,
      `Style: two typefaces, type at 28 points or more, and ${c.visual()}.`,
    ],
    (c, s = c.service()) => [
      'Welcome sheet',
      `Welcome sheet with ${s.bare} in four steps`,
      `The first page you give or send to ${c.aOne}.`,
      `Design a one-page, letter-size welcome sheet from ${c.aNoun} for ${c.aOne} who's just getting started.`,
      `Block one: what to expect, with ${s.bare} as the example, in four numbered steps.`,
      `Block two: who to contact with questions about ${s.bare}. Ask me first.`,
      `Block three, in a shaded box: "${c.question()}" with a two-sentence answer. Ask me for facts.`,
      `Add one picture of ${c.scene()}. Include this line: ${c.detail()}.`,
      `Style: under 180 words, wide margins, and ${c.visual()}.`,
    ],
    (c, s = c.service()) => [
      'Thank-you card',
      `Thank-you card for people who chose ${s.bare}`,
      `Leaves room for a handwritten line about ${s.bare}.`,
      `Design a folded thank-you card, 4.25 by 5.5 inches, for people who chose ${s.bare}.`,
      `Front: one object that stands for ${s.result || s.bare}, with plenty of white space.`,
      `Inside: three blank lines under two printed lines in this tone: ${c.tone}.`,
      c.mayAskReviews
        ? `On the back, add one small line that asks for an honest review of ${s.bare}, with nothing promised for it.`
        : `On the back, print only the name, our contact line, and a small drawing about ${s.bare}.`,
      `Check the wording against this rule: ${c.rule()}`,
      `Use thick uncoated paper in this style: ${c.visual()}.`,
    ],
    (c, d = c.doubt()) => [
      'Answer sheet',
      `One-page answer to "${d.objection}"`,
      `Something to point to when you hear "${d.objection}."`,
      `Lay out a one-page answer sheet, letter size, for people who say "${d.objection}."`,
      `Put those words at the top, large and without comment, as if ${c.aOne} were asking ${c.aNoun}.`,
      `Below, give this answer in up to 80 plain words: ${d.answer}`,
      `Across the middle, leave a framed area for ${c.proof()}. Ask me for it.`,
      `In a narrow strip at the bottom, add ${howTo(c)} and this fact: ${c.detail()}.`,
      `Style: 11-point type, one accent color, wide margins, and ${c.visual()}.`,
    ],
    (c, topic = c.topic()) => [
      'Poster',
      `Poster with useful tips: ${topic}`,
      c.city
        ? `For a bulletin board in ${c.city}, or as a download for ${c.audience}.`
        : `For a partner's wall, or as a download for ${c.audience}.`,
      `Design an 11 by 17 inch poster titled "${topic}."`,
      `Upper half: ${c.scene()}, in the style of a modern print.`,
      `Lower half: three tips of up to 12 words each, useful to ${c.segment()}.`,
      `At the bottom, print ${howTo(c)} and offer ${c.offer()}. Check with me first.`,
      `Style: a title at 72 points or more, readable from ten feet, and ${c.visual()}.`,
      `Show me the three tips on "${topic}" first, and leave a 0.125 inch bleed.`,
    ],
    (c, s = c.service()) => [
      'Sticker',
      `Three stickers, one inspired by ${s.bare}`,
      `For envelopes, folders, laptops, or whatever fits ${c.aNoun}.`,
      `Design three round stickers for ${c.aNoun}, 2.5 inches across.`,
      `Sticker one: a bold symbol without words, based on this scene: ${c.scene()}.`,
      `Sticker two: the name set in a circle around a small object that stands for ${s.bare}.`,
      `Sticker three: up to four hand-drawn words on this idea: ${c.strength()}.`,
      `Style: two flat inks, lines no thinner than 1 point, and ${c.visual()}.`,
      `Add a backing card that offers ${c.offer()}. Check with me first.`,
    ],
  ]),
};
