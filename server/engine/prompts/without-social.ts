/** What the social media recipes become for an owner who stays off social media: print, talks, listings, and their own website. */
import { make, type PromptContext, type Recipe } from './context.ts';

/** Category, title, and use case, then the sentences between the introduction and the limits. */
type Draft = (c: PromptContext, service: string) => readonly [string, string, string, ...string[]];

const drafts: readonly Draft[] = [
  (c, s, q = c.question()) => [
    'Question column',
    `Column that answers: ${q}`,
    `A short answer in print about ${s}.`,
    `Write a 150-word column for a local paper or a partner's mailing that answers "${q}" the way I'd say it out loud.`,
    `Start with the answer, then add one exception people run into with ${s}.`,
    `Work this in: ${c.detail()}.`,
    `Close with one line on how to ${c.act}, and ask me for any fact that's missing.`,
  ],
  (c, s) => [
    'Bulletin notice',
    `Three bulletin notices about ${s}`,
    `Fits the boards and bulletins that ${c.audience} read.`,
    `Write notices of 20, 40, and 60 words about ${s} for boards and bulletins.`,
    `The shortest names the situation: ${c.problem()}.`,
    `The longest adds something people can check: ${c.proof()}.`,
    `Put how to ${c.act} on a line of its own in all three.`,
  ],
  (c, s) => [
    'Handout',
    `One-page handout about ${s}`,
    `Something ${c.peek.segment()} can take home.`,
    `Write a one-page handout on "${c.topic()}" with a title, five short paragraphs, and a box at the end.`,
    `Each paragraph gives one fact in 30 words or fewer; use this as the example: ${c.problem()}.`,
    `The box tells ${c.segment()} how to ${c.act}.`,
    `Suggest one picture in this style: ${c.visual()}.`,
  ],
  (c, s, m = c.moment()) => [
    'Timely letter',
    `Letter for ${m.when}`,
    `Reaches people at the moment when ${m.what}.`,
    `Write a one-page letter to past customers for ${m.when}, when ${m.what}.`,
    `Open with a situation they'll know: ${c.problem()}.`,
    `Make the case for ${s} in two sentences, and suggest this only after I say yes: ${c.offer()}.`,
    `End by hand-signing it in my tone: ${c.tone}.`,
  ],
  (c, s) => [
    'Counter card',
    `Counter card about ${s}`,
    `A card people pick up while they wait.`,
    `Write both sides of a small card about ${s}, 35 words a side at most.`,
    `The front asks "${c.question()}" and the back answers it.`,
    `Include one strength, and check with me that it's true: ${c.strength()}.`,
    `Name three places in the area where ${c.audience} would see the card.`,
  ],
  (c, s, d = c.doubt()) => [
    'Doubt',
    `Answer in person to "${d.objection}"`,
    `Takes on a doubt that ${c.audience} may have and not mention.`,
    `Write what I say face to face when someone thinks this: "${d.objection}."`,
    `Agree with what's fair in it, then answer along these lines: ${d.answer}`,
    `Support it with ${c.proof()}, and ask me for the details first.`,
    `Give me a version of 20 seconds and one for a printed question list about ${s}.`,
  ],
  (c, s) => [
    'About page',
    `About page: who handles ${s}`,
    `Lets ${c.audience} see who they'd be talking to.`,
    `Ask me five questions about the person who handles ${s}, one of them about a moment like this: ${c.scene()}.`,
    `From my answers, write a 150-word page in which one true detail shows ${c.strength()}.`,
    `Add a piece of advice from that person about ${c.problem()}.`,
    `Suggest a photo that works without a face, such as hands or a workspace.`,
  ],
  (c, s) => [
    'Talk',
    `15-minute talk: ${c.peek.topic()}`,
    `An outline for a library, a club, or a trade meeting.`,
    `Plan a 15-minute talk on "${c.topic()}" with an opening, three parts, and time for questions.`,
    `Part one shows ${c.scene()}; part two answers "${c.question()}."`,
    `Part three walks through a made-up example of ${c.problem()}.`,
    `Add a sign-in sheet with two lines, and one sentence about ${s} for the end.`,
  ],
  (c, s) => [
    'Introduction',
    `How to introduce ${c.name} in 30 seconds`,
    `For meetings, phone calls, and the person next in line.`,
    `Write four introductions of 60 words or fewer: for a neighbor, a customer, a partner, and a stranger.`,
    `One starts with ${s}, one with ${c.problem()}, and one with ${c.strength()}.`,
    `The fourth starts with this: ${c.detail()}.`,
    `After each, give me one question to ask back.`,
  ],
  (c, s, price = c.price()) => [
    'Phone answers',
    `Answers to six common calls about ${s}`,
    `Keeps what you say on the phone short and the same each time.`,
    `Write six phone answers about ${s}, each under 40 words.`,
    `Two of them answer "${c.question()}" and "${c.question()}"; ask me for the facts first.`,
    price && c.isSold
      ? `One answers price questions with this: ${price}.`
      : `One answers a question I have to look up, and says when I'll call back.`,
    `One covers ${c.call()}, and each ends with one next step.`,
  ],
  (c, s) => [
    'Listing',
    `Directory entry for ${c.aNoun}`,
    `The same correct entry wherever people look you up.`,
    `Write a directory entry for ${c.aNoun}${c.inPlace} in 50, 100, and 200 words.`,
    `Use "${c.keyword()}" in the first sentence of each, and name ${s} once.`,
    `Add a list of ten details to keep the same everywhere, such as hours and phone number.`,
    `Work this in: ${c.detail()}.`,
  ],
  (c, s) => [
    'Photo list',
    `Shot list for 12 website photos of ${s}`,
    `Fills your own website with real pictures of ${s}.`,
    `Give me a list of 12 phone photos for our pages about ${s}: four wide, four medium, four close.`,
    `Include ${c.scene()}, and also ${c.scene()}.`,
    `For each one, say subject, angle, distance, and light, to fit this look: ${c.visual()}.`,
    `Write a 15-word caption for each, and mark the three that best show ${c.strength()}.`,
  ],
  (c, s) => [
    'Thank-you note',
    `Thank-you note after ${s}`,
    `A note that people keep and show to others.`,
    `Write three handwritten thank-you notes of 45 words or fewer to ${c.many} after ${s}.`,
    `One mentions a detail like ${c.sound()}, one a worry that's now settled: ${c.problem()}.`,
    `Leave a blank for the name and for one true thing I remember.`,
    `Add a separate line about passing our card on, and tell me when to leave it out.`,
  ],
  (c, s, m = c.moment()) => [
    'Calendar',
    `Three months of mail, talks, and calls for ${c.peek.goal()}`,
    `A plan for ${s} that needs a desk and a phone.`,
    `Ask me first how many hours a month I have, then plan three months that work toward ${c.goal()}.`,
    `Month 1 is about ${c.problem()}; month 2 is about ${s}; month 3 is about ${m.when}, when ${m.what}.`,
    `Use a table with what goes out, to whom, and the minutes of work.`,
    `At the end, tell me how to judge it by this number: ${c.kpi()}.`,
  ],
  (c, s, who = c.segment()) => [
    'Partner letter',
    `Letter to a partner who reaches ${who}`,
    `Opens a door to people who'd send you customers.`,
    `Suggest five kinds of businesses or groups${c.isLocal ? c.inPlace : ''} that reach ${who} and don't compete with ${c.aNoun}.`,
    `For the best one, write a 90-word letter about what we could do together, such as a shared talk on "${c.topic()}."`,
    `Say what we'd bring: ${c.detail()}.`,
    `Mention ${s} once, and end with a date and a phone number to fill in.`,
  ],
  (c, s) => [
    'One story',
    `One story about ${s}, four uses`,
    `Turns one good story into pieces for print and your website.`,
    `Ask me to tell you about one time we helped with ${s}, in my own words.`,
    `Turn it into a 90-word page section, a 40-word notice, a 20-second answer on the phone, and an opening for a talk.`,
    `Start each from a different place: ${c.problem()}, the work itself, or the question "${c.question()}."`,
    `Remove anything that could identify ${c.aOne}.`,
  ],
];

export const withoutSocial: readonly Recipe[] = drafts.map((draft) => (c) => {
  const [category, title, useCase, ...sentences] = draft(c, c.service().bare);
  return make(category, title, useCase, c.intro(), ...sentences, c.limits);
});
