/** Posts, stories, captions and small series. */
import { make, type Platform } from './context.ts';

export const socialMedia: Platform = {
  key: 'socialMedia',
  recipes: [
    (c) =>
      make(
        'Series',
        `Question-of-the-week post: ${c.peek.question()}`,
        `A weekly series that never runs dry.`,
        c.intro(),
        `Write a post that answers "${c.question()}" the way you would across the counter.`,
        `First line: the question itself; then the answer in two sentences; then one exception that ${c.many} rarely hear.`,
        `Mention ${c.service().name} only if it truly belongs to the answer.`,
        `End by asking ${c.many} what they would like to know next; 90 words, tone ${c.tone}.`,
      ),
    (c) =>
      make(
        'Reel script',
        `Reel script: ${c.peek.scene()}`,
        `Twenty seconds, filmed with one hand.`,
        c.intro(),
        `Script a 20-second vertical clip from the ${c.noun} in a table with second, picture, spoken words and caption.`,
        `Second 0 to 2 shows ${c.problem()} without explanation.`,
        `Then ${c.scene()}, with one sentence on why it is done this way at a good ${c.noun}.`,
        `The last three seconds name ${c.name} and how to ${c.act}.`,
        `Give three alternative first lines and the original sound to keep: ${c.sound()}.`,
      ),
    (c) =>
      make(
        'Carousel',
        `Carousel in seven slides: ${c.peek.topic()}`,
        `Saved and shared more often than single pictures.`,
        c.intro(),
        `Write a seven-slide carousel on "${c.topic()}".`,
        `Slide one is a promise in eight words; slides two to five carry one fact each, with an example like ${c.problem()}.`,
        `Slide six shows ${c.proof()}; slide seven says how to ${c.act}.`,
        `At most twenty words a slide, so that ${c.segment()} read to the end.`,
        `Describe one picture per slide in the style of ${c.visual()}.`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Three posts for ${m.when}`,
        `One before, one during, one after.`,
        c.intro(),
        `Write three short posts around ${m.when}, when ${m.what}.`,
        `The first prepares people, the second shows ${c.scene()}, the third thanks our ${c.many} and looks ahead.`,
        `Only the second mentions ${c.offer()}.`,
        `Add for each the best weekday and hour to reach ${c.audience}, with the reason in this ${c.noun}.`,
      );
    },
    (c) =>
      make(
        'Story',
        `Five-part story with stickers on ${c.peek.problem()}`,
        `Interaction on a slow day.`,
        c.intro(),
        `Plan five story frames that go from ${c.problem()} to a small relief.`,
        `Frame one uses a poll, frame two a slider, frame three a quiz with "${c.question()}" as the question.`,
        `Frame four is behind the scenes: ${c.scene()}.`,
        `Frame five links to ${c.act}, with a sentence under eight words in the voice of the ${c.noun}.`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Trust',
        `Post that admits a doubt: ${d.objection}`,
        `Builds trust by saying it first.`,
        c.intro(),
        `Write a post that begins with what people think and seldom say: ${d.objection}.`,
        `Agree with what is true in it, then give this answer in your own words: ${d.answer}`,
        `Support it with ${c.proof()}.`,
        `No exclamation marks; 110 words; the last line invites ${c.many} to ask anything.`,
      );
    },
    (c) =>
      make(
        'Team',
        `Portrait post about a coworker at ${c.name}`,
        `People follow people.`,
        c.intro(),
        `Interview me with five questions about a coworker, one of them about a moment like ${c.scene()}.`,
        `From my answers write a post of 120 words without adjectives of praise.`,
        `Let one detail prove ${c.strength()}, so that nobody has to claim it.`,
        `Close with what this person would advise someone with ${c.problem()}.`,
        `Suggest a portrait with ${c.visual()} that suits ${c.aNoun}.`,
      ),
    (c) =>
      make(
        'Myth',
        `Myth and truth about ${c.peek.service().name}`,
        `Corrects a common error kindly.`,
        c.intro(),
        `Collect three things people wrongly believe about ${c.service().name}, then choose the most harmful with me.`,
        `Write the post as "What we hear" and "What we see", forty words each.`,
        `Use an everyday comparison that ${c.segment()} know.`,
        `Link it to "${c.topic()}" for those who want more, and do not mock other ${c.noun} owners.`,
      ),
    (c) =>
      make(
        'Local',
        `Praise another local business ${c.inPlace}`,
        `Shows that you belong to the place.`,
        c.intro(),
        `Write a post that praises one other local business, event or team ${c.inPlace} and has a natural link to ${c.service().name}.`,
        `The link could be that ${c.moment().what}, or that its people are our ${c.many} too.`,
        `Tag them, ask for nothing, and add a picture idea: ${c.scene()}.`,
        `70 words; ${c.tone}; no hashtags except the town and ${c.noun}.`,
      ),
    (c) =>
      make(
        'Direct messages',
        `Saved replies for messages about ${c.peek.service().name}`,
        `Answers within a minute from your phone.`,
        c.intro(),
        `Write six saved replies for direct messages: price, opening times, "${c.question()}", "${c.question()}", ${c.call()}, and a complaint.`,
        `Each has at most 35 words, uses the first name, and ends with one question that sorts out ${c.problem()}.`,
        `Where ${c.service().name} is wanted, the reply offers to ${c.act}.`,
        `Write a Spanish twin for each, as our ${c.many} would say it.`,
      ),
    (c) =>
      make(
        'Live',
        `Run of show for a fifteen-minute live: ${c.peek.topic()}`,
        `Go live without nerves.`,
        c.intro(),
        `Plan a live session on "${c.topic()}" with opening, three blocks, and an ending.`,
        `Block one shows ${c.scene()}; block two answers "${c.question()}"; block three takes viewers' own cases.`,
        `Write the sentence for awkward silence and the one for questions that ${c.aNoun} must not answer in public.`,
        `Announce it to ${c.audience} with one post that names ${c.problem()}.`,
      ),
    (c) =>
      make(
        'User content',
        `Ask ${c.many} for their own pictures`,
        `Real photos from real people.`,
        c.intro(),
        `Write a friendly request to share a picture after ${c.service().name}, for a card, a text and a story.`,
        `Suggest two motifs that reveal nothing private, for example ${c.scene()}.`,
        `Add one sentence of consent that ${c.aNoun} can store with the picture.`,
        `Say thank you with ${c.offer()}, drawn once a month, and keep to this: ${c.rule()}`,
      ),
    (c) =>
      make(
        'Profile',
        `Profile text and pinned posts for ${c.name}`,
        `Turns visitors of the profile into inquiries.`,
        c.intro(),
        `Rewrite our profile text in 150 characters with what we do, ${c.where}, and how to ${c.act}.`,
        `Give four variants: one leads with ${c.strength()}, one with ${c.service().name}, one with ${c.proof()}, one with a little humor.`,
        `Choose three posts to pin that answer what ${c.segment()} check first.`,
        `Name five story highlights for this ${c.noun}, two words each.`,
      ),
    (c) =>
      make(
        'Calendar',
        `Four-week posting calendar toward ${c.peek.goal()}`,
        `A plan you can keep beside daily work.`,
        c.intro(),
        `Make a four-week calendar for ${c.aNoun} with two posts and three stories a week, in a table.`,
        `Week one is about ${c.problem()}, week two about ${c.service().name}, week three about ${c.proof()}, week four about ${c.moment().when}.`,
        `Each row has a first line, a picture I can take inside my ${c.noun}, and the time needed in minutes.`,
        `Mark what can be filmed together in one half hour, and which post should lead ${c.many} to ${c.act}.`,
      ),
    (c) =>
      make(
        'Collaboration',
        `Joint post with a neighbor who serves ${c.peek.segment()}`,
        `Borrow trust, lend trust.`,
        c.intro(),
        `Suggest five kinds of local businesses that meet ${c.segment()} shortly before or after they need ${c.aNoun}.`,
        `For the best of them write the first message, in 60 words, and an idea for a joint post on "${c.topic()}".`,
        `Both sides give something real; ours could be ${c.offer()}.`,
        `Propose how to count which new ${c.many} came from it.`,
      ),
    (c) =>
      make(
        'Repurpose',
        `One story, five formats: ${c.peek.service().name}`,
        `Gets a week out of one good case.`,
        c.intro(),
        `I will tell you about one case of ${c.service().name} in my own words.`,
        `For our ${c.many}, turn it into a reel hook, a carousel outline, a map post of 60 words, a newsletter paragraph, and a short text for neighbors' groups.`,
        `Take out whatever could identify the ${c.one}, and keep one concrete detail such as ${c.sound()}.`,
        `In each format the reason to choose us stays the same: ${c.strength()}.`,
      ),
  ],
};
