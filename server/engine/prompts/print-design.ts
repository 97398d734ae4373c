/** Flyers, cards, signs and other things to hold, as layouts for a design tool. */
import { make, up, type Platform } from './context.ts';

export const printDesign: Platform = {
  key: 'printDesign',
  recipes: [
    (c) =>
      make(
        'Flyer',
        `Half-page flyer for ${c.peek.offer()}`,
        `One offer, one picture, one action.`,
        `Design a half-letter flyer, portrait, for ${c.name}, ${c.aNoun} ${c.inPlace}.`,
        `Upper half: picture of ${c.scene()}; across it a headline of six words about ${c.problem()}.`,
        `Lower half: ${c.offer()}, an end date, a QR code and how to ${c.act}.`,
        `Colors and paper feel: ${c.visual()}.`,
        `Back side: three services in a column, ${c.service().name}, ${c.service().name} and ${c.service().name}, with prices from.`,
      ),
    (c) =>
      make(
        'Business card',
        `Business card that answers “${c.peek.question()}”`,
        `A card with a use.`,
        `Design a business card, 3.5 by 2 inches, for the owner of ${c.name}, ${c.aNoun} ${c.inPlace}.`,
        `Front: name, ${c.noun}, phone number in 12 point, nothing else.`,
        `Back: the short answer to "${c.question()}" in two lines, and a small QR code to ${c.act}.`,
        `Typography calm, ${c.tone}; one accent color from ${c.visual()}.`,
        `Leave a line on which the next of the ${c.bookings} can be written by hand.`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Postcard',
        `Postcard mailing for ${m.when}`,
        `Arrives two weeks before demand.`,
        `Design a 6 by 9 inch postcard for households ${c.inPlace}, for ${m.when}.`,
        `Headline about the reason: ${m.what}.`,
        `Picture: ${c.scene()}, filling two thirds, with ${c.visual()}.`,
        `Address side: ${c.offer()}, one quote about ${c.strength()}, a phone number that can be read at arm's length.`,
        `Add a code per street so that ${c.name} can count which cards bring ${c.many}.`,
      );
    },
    (c) =>
      make(
        'Sign',
        `Window or yard sign: ${c.peek.service().label}`,
        `Read in three seconds from a car.`,
        `Design a sign, 24 by 18 inches, for ${c.aNoun} that does ${c.service().name}.`,
        `Five words at most in letters four inches high, such as the name of the ${c.noun} trade, then the number; ${c.name} in the last line.`,
        `Background in one solid color from ${c.visual()}, contrast at least 7 to 1.`,
        `One pictogram instead of a photo, derived from ${c.scene()}.`,
        `Show it at ten, thirty and sixty feet, and test it on people with ${c.problem()} in mind.`,
      ),
    (c) =>
      make(
        'Price list',
        `Price list people understand: ${c.peek.service().label} and more`,
        `On the wall, at the counter, as a PDF.`,
        `Lay out a one-page price list that ${c.many} of ${c.name} grasp at once, with three groups and no more than fourteen lines.`,
        `Group one is led by ${c.service().name}, group two by ${c.service().name}, group three by ${c.service().name}.`,
        `Each line has a name, half a line on the result, and a price from; explain in a footnote what changes the price at this ${c.noun}.`,
        `In a box answer "${c.question()}"`,
        `Type at least 11 point; look: ${c.visual()}.`,
      ),
    (c) =>
      make(
        'Brochure',
        `Three-panel leaflet for ${c.peek.segment()}`,
        `To lay out at partners.`,
        `Design a three-panel leaflet for ${c.segment()}, letter size, folded.`,
        `Cover: ${c.scene()}, with a title that names ${c.problem()}.`,
        `Inside: what to expect from ${c.service().name} in four steps, the answer to "${c.question()}", and ${c.proof()}.`,
        `Back: map, hours, a QR code to ${c.act}, and a space for a partner's stamp.`,
        `Text in the tone ${c.tone}, 240 words in all, as ${c.many} read such things standing.`,
      ),
    (c) =>
      make(
        'Referral card',
        `Pass-it-on card for ${c.many} of ${c.name}`,
        `Word of mouth you can hold.`,
        `Design a pair of cards, joined by a perforation, that ${c.aOne} can share.`,
        `The left half thanks, with a picture of ${c.scene()}; the right half goes to a friend and offers ${c.offer()}.`,
        `The friend's half explains in one line what we are good at: ${c.strength()}.`,
        `Add a field for the name of the ${c.one} who sends it.`,
        `Material: uncoated card in the mood of ${c.visual()}, as suits ${c.aNoun}.`,
      ),
    (c) =>
      make(
        'Checklist',
        `Fridge checklist: ${c.peek.topic()}`,
        `Useful paper stays for years.`,
        `Design a one-page checklist titled "${c.topic()}" with ten boxes to tick.`,
        `Write the points from the view of ${c.segment()}, each at most nine words.`,
        `Mark in color the point at which one should call ${c.aNoun}, namely ${c.problem()}.`,
        `Footer: ${c.name}, number, and a QR code to ${c.act}.`,
        `Line drawings in the manner of ${c.scene()}; prints well in black and white.`,
      ),
    (c) =>
      make(
        'Banner',
        `Stand-up banner for events ${c.inPlace}`,
        `Works behind a table at a fair.`,
        `Design a roll-up banner, 33 by 80 inches, for ${c.aNoun} called ${c.name}.`,
        `Upper third: a question from real life, "${c.question()}"`,
        `Middle: ${c.scene()}; lower third stays empty because a table hides it.`,
        `At eye level say what ${c.aNoun} does in four words, and show ${c.strength()} as a short line.`,
        `Palette: ${c.visual()}; a QR code at hand height leads to ${c.offer()}.`,
      ),
    (c) =>
      make(
        'Vehicle',
        `Lettering for a car or van of ${c.aNoun}`,
        `A moving sign.`,
        `Sketch the lettering of a vehicle for ${c.name}, ${c.aNoun}: both sides, rear, hood.`,
        `Rear: the three things drivers behind need, ${c.service().name}, the town, the number.`,
        `Sides: one line, at most six words, on ${c.strength()}.`,
        `Colors from ${c.visual()}, letters at least five inches high, nothing across door gaps.`,
        `Leave out social icons; ${c.many} remember a number or a short address.`,
      ),
    (c) =>
      make(
        'Social template',
        `Six post templates for ${c.aNoun}`,
        `So that posts look alike and take ten minutes.`,
        `Create six square templates with placeholders for ${c.name}, in one style inspired by ${c.scene()}.`,
        `Types: question ("${c.question()}"), tip ("${c.topic()}"), proof (${c.proof()}), season, offer, team.`,
        `Use two fonts, three colors from ${c.visual()}, and the same margin in each.`,
        `Pictures are shots of real ${c.noun} work, for instance ${c.scene()}.`,
        `Add story versions in 9:16 with the lower fifth empty.`,
      ),
    (c) =>
      make(
        'Welcome kit',
        `Welcome sheet for a new ${c.one}`,
        `The first thing people take home.`,
        `Design a welcome sheet, one page, for every ${c.one} who comes to ${c.name} for the first time.`,
        `Blocks: how ${c.service().name} goes, whom to call about ${c.problem()}, hours, and what to do on weekends.`,
        `Introduce the people with two lines each and a picture like ${c.scene()}.`,
        `Answer "${c.question()}" in a shaded box.`,
        `Friendly and airy, ${c.visual()}; wording ${c.tone}.`,
      ),
    (c) => {
      const s = c.service();
      return make(
        'Voucher',
        `Gift voucher or prepaid card: ${s.bare}`,
        `Sold at the counter and online.`,
        `Design a gift voucher for ${s.name}, folded, with envelope, for ${c.name}.`,
        `Front: an object that stands for ${s.result}, much white space, no price.`,
        `Inside: for, from, amount or service, number, valid until, and how to ${c.act}.`,
        `Fine print in two friendly lines that fit the law and this rule: ${c.rule()}`,
        `Paper and color: ${c.visual()}; a matching story picture announces it to ${c.many}.`,
      );
    },
    (c) =>
      make(
        'Before and after',
        `Case sheet: from ${c.peek.problem()} to relief`,
        `Convinces in a conversation.`,
        `Lay out a one-page case sheet for ${c.aNoun} with two pictures, three facts, one quotation.`,
        `Top: the starting point, ${c.problem()}; bottom: the result, ${c.service().result}.`,
        `Facts: duration, price range, and what ${c.name} did differently, such as ${c.strength()}.`,
        `Show ${c.proof()} beside it.`,
        `Print note: consent of the ${c.one} is on file; colors calm, ${c.visual()}.`,
      ),
    (c) =>
      make(
        'Poster',
        `Poster for the notice board at ${c.city}: ${c.peek.topic()}`,
        `For libraries, clubs and waiting rooms.`,
        `Design an 11 by 17 inch poster that invites people to a free talk on "${c.topic()}" given by ${c.name}.`,
        `Main picture: ${c.scene()}, in the style of ${c.visual()}.`,
        `Facts in one block: day, hour, place ${c.inPlace}, language, free of charge.`,
        `Say for whom it is: ${c.segment()}.`,
        `Tear-off strips at the bottom carry the number and the words "${up(c.act)}".`,
      ),
    (c) =>
      make(
        'Packaging',
        `Sticker and bag for what ${c.many} take home`,
        `Small things that are seen daily.`,
        `Design a round sticker and a matching bag or folder for what ${c.many} of ${c.name} take home.`,
        `The sticker has one symbol drawn from ${c.scene()} and four words at most.`,
        `The bag shows a pattern from the world of ${c.aNoun}, two inks, ${c.visual()}.`,
        `Inside, where only the owner of the bag looks, print a tip on "${c.topic()}".`,
        `Add care for recycling, and the way to ${c.act} again.`,
      ),
  ],
};
