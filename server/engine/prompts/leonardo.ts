/** Still pictures with a clear use: what is seen, how it is lit, what must not appear. */
import { make, up, type Platform } from './context.ts';

const never = 'Negative prompt: text, watermark, deformed hands';

export const leonardo: Platform = {
  key: 'leonardo',
  recipes: [
    (c) =>
      make(
        'Website picture',
        `Wide header picture of ${c.peek.scene()}`,
        `First screen of the website, with room for a headline.`,
        `Photorealistic wide header for the website of ${c.aNoun}: ${c.scene()}, placed in the right third.`,
        `The left half stays calm, in ${c.visual()}, for the words "${c.name}".`,
        `Natural light, 35 mm lens, eye level, 16:9, high detail, photo style, contrast medium.`,
        `The picture should feel ${c.tone}.`,
        `${never}, neon colors, anything unusual for ${c.aNoun}.`,
      ),
    (c) => {
      const s = c.service();
      return make(
        'Service tile',
        `Square tile for ${s.bare}`,
        `One in a row of matching pictures for your services.`,
        `Square photo for a service tile: ${s.name}, told through one object and one pair of hands.`,
        `Background and light: ${c.visual()}, the same in every tile of this ${c.noun} series.`,
        `Let the viewer understand the benefit at a glance: ${s.result}.`,
        `Top-down or 45 degrees, soft shadow to the lower right, 1:1, seed fixed for the series.`,
        `${never}, price tags, clutter that a tidy ${c.noun} would clear away.`,
      );
    },
    (c) =>
      make(
        'Social picture',
        `Post picture that shows ${c.peek.problem()}`,
        `Stops people who know this situation.`,
        `Candid photograph, vertical 4:5: ${c.problem()}, seen at the moment somebody notices it.`,
        `The person belongs to this group: ${c.segment()}.`,
        `Believable home or street ${c.inPlace}, overcast light, muted palette with one accent from ${c.visual()}.`,
        `No pity and no drama, since ${c.many} of ${c.name} should recognize themselves and smile.`,
        `${never}, gore, exaggerated grimace, brand logos.`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Season picture for ${m.when}`,
        `Header for posts and mails in that period.`,
        `Editorial photograph that speaks of ${m.when} without writing it out.`,
        `What it hints at: ${m.what}.`,
        `Foreground: ${c.scene()}; background: a sign of the season as it looks ${c.inPlace}.`,
        `Colors: ${c.visual()}, with the season's light on top, 3:2.`,
        `${never}, kitsch, snow unless it belongs to ${c.where}, objects foreign to ${c.aNoun}.`,
      );
    },
    (c) =>
      make(
        'Portrait',
        `Portrait set for the ${c.noun} team page`,
        `A style reference before you photograph your real team.`,
        `Environmental portrait, half body, of a professional as found in ${c.aNoun}, age 30 to 60, varied backgrounds across the set.`,
        `Behind the person: ${c.scene()}, at f/2.`,
        `Light from a window on the left, skin true to life, clothes practical, colors from ${c.visual()}.`,
        `Expression: ${c.tone}.`,
        `Use it as a guide for a real photo session at ${c.name}, never as a picture of people who work in this ${c.noun}.`,
        `${never}, glossy retouching.`,
      ),
    (c) =>
      make(
        'Blog picture',
        `Article picture: ${c.peek.topic()}`,
        `Lead image for a helpful article.`,
        `Conceptual still life for an article of ${c.aNoun} on this subject: ${c.topic()}.`,
        `Three objects on one surface tell the story: one for ${c.problem()}, one for the work, one for the outcome.`,
        `Surface and palette: ${c.visual()}; soft daylight from behind; 16:9 with a calm upper edge.`,
        `Depth of field deep enough to read every object.`,
        `${never}, question marks, light bulbs and other clichés that no ${c.noun} needs.`,
      ),
    (c) =>
      make(
        'Texture',
        `Background texture from ${c.peek.visual()}`,
        `Behind quotes, prices and announcements.`,
        `Seamless, quiet background based on ${c.visual()}, seen from straight above.`,
        `It should remind ${c.many} of ${c.scene()}, in material only, without showing it.`,
        `Very low contrast so that dark ${c.noun} text stays readable on top, 1:1, tileable.`,
        `Variation two: the same in evening light; variation three: paler, for the print of ${c.offer()}.`,
        `${never}, strong patterns, vignettes.`,
      ),
    (c) =>
      make(
        'Proof',
        `Stage for evidence: ${c.peek.proof()}`,
        `A neutral place to put real evidence in.`,
        `Photograph of an empty frame, board or card in the surroundings of ${c.aNoun}, prepared to hold ${c.proof()}.`,
        `The frame fills half of the picture and is evenly lit, so that the ${c.noun} can insert the real thing later.`,
        `Around it, slightly out of focus: ${c.scene()}.`,
        `Palette: ${c.visual()}, 4:3.`,
        `${never}, invented certificates, fake stars or faces of ${c.many}.`,
      ),
    (c) => {
      const s = c.service();
      return make(
        'Comparison',
        `Illustration of choices around ${s.bare}`,
        `Helps people choose without pressure.`,
        `Clean editorial illustration, flat shapes with fine grain, three columns side by side.`,
        `They stand for three ways to deal with ${c.problem()}: wait, do it yourself, or ${s.name}.`,
        `Each column has one object and one expression on a small figure; the third leads to ${s.result}.`,
        `Palette limited to four colors taken from ${c.visual()}.`,
        `Space under each column for two lines that ${c.name} writes in the tone ${c.tone}.`,
        `${never}, arrows everywhere, cartoon mockery.`,
      );
    },
    (c) =>
      make(
        'Map picture',
        `Friendly map of ${c.where} for ${c.bookings}`,
        `For the contact page or a service-area post.`,
        `Hand-drawn map illustration of an area like ${c.where}, without any lettering, seen at a slight angle.`,
        `Small icons show where ${c.aNoun} meets its ${c.many}; the central icon refers to ${c.scene()}.`,
        `Ink lines with watercolor fill in ${c.visual()}.`,
        `Leave a clear spot for the pin of ${c.name} and for drive times.`,
        `${never}, borders of other countries, landmarks that are not there.`,
      ),
    (c) =>
      make(
        'Before the visit',
        `Calming picture before ${c.peek.service().name}`,
        `Goes into confirmations and reminder messages.`,
        `Soft, reassuring photograph for the message people receive before ${c.service().name}.`,
        `We see what awaits them first: ${c.scene()}.`,
        `Point of view of ${c.aOne} walking in, door half open, warm light inside, ${c.visual()}.`,
        `It answers without words: "${c.question()}"`,
        `3:2, natural grain; ${never.toLowerCase()}, empty corridors, harsh ceiling light.`,
      ),
    (c) =>
      make(
        'Audience',
        `Picture of a day with ${c.peek.segment()}`,
        `For pages and ads that address one group.`,
        `Documentary-style photograph of this group in daily life: ${c.segment()}.`,
        `Middle distance, nobody looks into the camera, honest clothes, weather typical of ${c.where}.`,
        `A detail in the picture hints at the reason to call ${c.aNoun}: ${c.problem()}.`,
        `Color mood: ${c.visual()}, 16:9, with faces in the upper third.`,
        `${never}, staged laughter, uniform age or skin tone.`,
      ),
    (c) =>
      make(
        'Icon set',
        `Six icons for the services of ${c.name}`,
        `One consistent set for site, menu and flyer.`,
        `Set of six line icons on one sheet, equal weight, rounded ends, no text, for ${c.aNoun}.`,
        `Subjects: ${c.service().name}, ${c.service().name}, ${c.service().name}, ${c.service().name}, a calendar for ${c.bookings}, a phone.`,
        `Two colors drawn from ${c.visual()}, on white, 2 px stroke at 64 px.`,
        `Each icon must be understood by ${c.many} at thumbnail size.`,
        `${never}, gradients, shadows.`,
      ),
    (c) =>
      make(
        'Offer',
        `Still life for ${c.peek.offer()}`,
        `Picture for a limited, honest offer.`,
        `Tabletop photograph that makes ${c.offer()} tangible with one main object and one handwritten-looking blank tag.`,
        `Set in the surroundings of ${c.aNoun}, with ${c.visual()}.`,
        `Camera at 30 degrees, 85 mm, soft key light from the right, gentle reflection.`,
        `Blank upper third for the price and the end date that ${c.name} sets.`,
        `Before publishing, check the wording against this rule: ${c.rule()}`,
      ),
    (c) =>
      make(
        'Sound made visible',
        `Picture you can almost hear: ${c.peek.sound()}`,
        `An unusual, sensory post between offers.`,
        `Close photograph in which one can almost hear this: ${c.sound()}.`,
        `Freeze the exact instant, 1/2000 s, droplets, dust or vibration visible where they belong to ${c.aNoun}.`,
        `Dark background fading into ${c.visual()}, one light from behind.`,
        `4:5 for the feed, with ${c.strength()} as the idea behind the caption.`,
        `${never}, musical notes, effects no ${c.one} would believe.`,
      ),
    (c) =>
      make(
        'Story cover',
        `Cover pictures for story highlights of ${c.aNoun}`,
        `Makes the profile look cared for.`,
        `Five round cover pictures in one style for the story highlights of ${c.name}, ${c.aNoun}.`,
        `Subjects: ${up(c.service().name)}, prices, proof such as ${c.proof()}, questions, and the way to ${c.act}.`,
        `One object per cover, centered, plain ground in ${c.visual()}, same light and scale.`,
        `The set should look ${c.tone} next to each other.`,
        `${never}, thin details that vanish at 60 pixels.`,
      ),
  ],
};
