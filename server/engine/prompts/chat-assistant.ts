/** Strategy, research and everyday writing with a chat assistant. */
import { make, type Platform } from './context.ts';

export const chatAssistant: Platform = {
  key: 'chatAssistant',
  recipes: [
    (c) =>
      make(
        'Strategy',
        `Business briefing to paste first: ${c.name}`,
        `Start every conversation with it, so that answers fit.`,
        c.intro(),
        `What we sell: ${c.service().name}, ${c.service().name} and ${c.service().name}.`,
        `Whom we want more of: ${c.audience}, in particular ${c.segment()}.`,
        `Why people choose us: ${c.strength()}.`,
        `How we sound: ${c.tone}.`,
        `A rule that always holds: ${c.rule()}`,
        `Confirm in three sentences that you understood this ${c.noun}, name the one fact you are missing most, then wait.`,
      ),
    (c) =>
      make(
        'Research',
        `Interview questions for five recent ${c.many}`,
        `Hear in their words why people buy.`,
        c.intro(),
        `Write ten interview questions for people who came to us because of ${c.problem()}.`,
        `The aim is to learn what they typed, whom they asked, what nearly stopped them (for instance ${c.doubt().objection}), and which words they used for ${c.service().name}.`,
        `No leading questions and nothing about satisfaction scores of ${c.many}.`,
        `Then give me a sheet on which I can note each answer in a line, and explain how five such interviews at ${c.aNoun} become three headlines.`,
      ),
    (c) =>
      make(
        'Competition',
        `Honest comparison with three other ${c.noun} offers`,
        `See where you are really different.`,
        c.intro(),
        `I will paste the websites of three competitors that offer ${c.service().name} ${c.inPlace}.`,
        `Compare how each treats ${c.service().name}, price, ${c.proof()}, and the answer to "${c.question()}"`,
        `Make a table with what all say, what only one says and what nobody says to ${c.segment()}.`,
        `From the last column propose three statements that ${c.name} could truthfully own, beginning with ${c.strength()}.`,
        `Mark as uncertain everything you could not see in the text of the ${c.noun} pages.`,
      ),
    (c) =>
      make(
        'Customer replies',
        `Reply to somebody who writes about ${c.peek.problem()}`,
        `First answers by email, text or chat.`,
        c.intro(),
        `Somebody wrote to us because of ${c.problem()} and sounds worried.`,
        `Draft three ${c.noun} replies: two lines for a text message, six lines for email, and one for a public comment.`,
        `Each takes the matter seriously, gives one useful step, and offers a way to ${c.act}.`,
        `Do not promise an outcome of ${c.service().name}, and keep the tone ${c.tone}.`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Sales',
        `Talking through a doubt: ${d.objection}`,
        `Practice before the real conversation.`,
        c.intro(),
        `Play ${c.aOne} who hesitates for this reason: ${d.objection}.`,
        `I answer as ${c.name}; the honest core of my answer is this: ${d.answer}`,
        `After each round tell me whether you would now ${c.act}, which sentence helped and which sounded like selling.`,
        `Stay in the role for five rounds and bring up "${c.question()}" once, as people do with ${c.aNoun}.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Offer',
        `Three packages around ${s.bare}`,
        `Gives people a choice instead of a yes or no.`,
        c.intro(),
        `Design a small, a usual and a generous package around ${s.name}.`,
        `For each write a plain name, what is included, what is not, whom it suits (one of them suits ${c.segment()}), and the result: ${s.result}.`,
        `Ask me for my costs and hours per ${c.one} before you suggest any figure.`,
        `Use ${c.offer()} as a reason to start with the usual package, without a false deadline.`,
        `List what could annoy ${c.many} about each package.`,
      );
    },
    (c) =>
      make(
        'Pricing',
        `Explain a price increase for ${c.peek.service().name}`,
        `A calm message instead of an apology.`,
        c.intro(),
        `We must raise the price of ${c.service().name}; ask me for the old and new figure and the true reason.`,
        `Write an email of 120 words to our ${c.many}, a two-line version for the counter, and an answer for those who complain.`,
        `Name what stays the same, such as ${c.strength()}, and from when the new price holds for booked ${c.bookings}.`,
        `No sentence may begin with "Unfortunately", and the tone stays ${c.tone}.`,
      ),
    (c) =>
      make(
        'Weekly plan',
        `Monday planning in fifteen minutes for ${c.aNoun}`,
        `A short ritual that keeps marketing alive.`,
        c.intro(),
        `Every Monday I paste four figures: new inquiries, ${c.bookings}, ${c.kpi()}, and ${c.kpi()}.`,
        `Tell me in five lines what changed, the likeliest reason for ${c.aNoun}, and what to do by Friday.`,
        `Offer one action for ${c.goal()} that takes under an hour, for example through ${c.channel().name}.`,
        `Remember what I tried before, and drop whatever did not bring a single ${c.one} after four weeks.`,
      ),
    (c) =>
      make(
        'Content bank',
        `Thirty post ideas from real ${c.noun} work`,
        `Never stare at an empty page again.`,
        c.intro(),
        `Give me thirty ideas for ${c.aNoun} in a table with hook, picture, and the point to make.`,
        `Ten answer questions like "${c.question()}"; ten show scenes like ${c.scene()}; five explain "${c.topic()}" and its relatives; five carry proof such as ${c.proof()}.`,
        `Each must be doable with a phone in a working ${c.noun} and without naming any ${c.one}.`,
        `Mark the five that ${c.segment()} would send to a friend.`,
      ),
    (c) =>
      make(
        'Decision',
        `Which channel next for ${c.name}?`,
        `Decide with reasons, not moods.`,
        c.intro(),
        `Compare ${c.channel().name}, ${c.channel().name} and ${c.channel().name} as the next way to win ${c.audience}.`,
        `For each estimate hours a month, money a month, time until the first ${c.one}, and what I must be able to do well.`,
        `Ask me three questions about my ${c.noun} first, one of them about how people with ${c.problem()} find me now.`,
        `Recommend one, say what would prove you wrong after six weeks, and name the figure to watch: ${c.kpi()}.`,
      ),
    (c) =>
      make(
        'Process',
        `Checklist: from first call to ${c.peek.service().name}`,
        `Write down what you do by habit.`,
        c.intro(),
        `Interview me step by step about what happens between the first contact and ${c.service().name}.`,
        `Ask one question at a time, starting with how we handle this today: ${c.call()}.`,
        `Then write a checklist for the team with who, when, and the exact sentence to say to the ${c.one}.`,
        `Mark the two spots at which ${c.aNoun} usually loses people, and what ${c.tool()} could take over there.`,
      ),
    (c) =>
      make(
        'Hiring',
        `Job post that attracts the right people for ${c.aNoun}`,
        `Find help without clichés.`,
        c.intro(),
        `Write a job post of 180 words for one role I will name at our ${c.noun}.`,
        `Show a real hour of the work, for example ${c.scene()}, and what is hard about it.`,
        `Say what we are proud of: ${c.strength()}.`,
        `State pay, hours and how to apply in a text message; ask for one sentence on how the applicant would treat somebody with ${c.problem()}.`,
        `The language should be ${c.tone}, and free of the words family, rockstar and fast-paced that every ${c.noun} uses.`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Campaign',
        `Campaign plan for ${m.when}`,
        `Four weeks, planned in one sitting.`,
        c.intro(),
        `Plan a campaign for ${m.when}, because ${m.what}.`,
        `Audience: ${c.segment()}; offer: ${c.offer()}; goal: ${c.goal()}.`,
        `Give me a calendar with two posts a week, two emails, one text, one thing on site at the ${c.noun}, each with its first line already written.`,
        `Name the day to stop, and judge it by ${c.kpi()}.`,
      );
    },
    (c) =>
      make(
        'Clarity',
        `Make ${c.peek.service().name} understandable`,
        `Test whether a stranger gets it.`,
        c.intro(),
        `Explain ${c.service().name} four times: to a child of ten, to someone in a hurry, to a skeptic, and to an expert from another ${c.noun}.`,
        `Each version has at most fifty words and contains what people have afterwards: ${c.sameService().result}.`,
        `Then list every trade word you avoided, with the everyday word ${c.many} use instead.`,
        `Pick the sentence that should stand on the website beside ${c.proof()}.`,
      ),
    (c) =>
      make(
        'Risk',
        `Check a text against the rules for ${c.aNoun}`,
        `Before something goes public.`,
        c.intro(),
        `I will paste an advertisement, post or page about ${c.service().name}.`,
        `Check it against this rule: ${c.rule()}`,
        `Check it also against this one: ${c.rule()}`,
        `Quote each risky phrase, say how serious it is for ${c.aNoun}, and offer a safe wording that still sounds ${c.tone}.`,
        `You are not a lawyer, so mark what I should ask one before ${c.name} publishes it.`,
      ),
    (c) =>
      make(
        'Review of the year',
        `Year-end look back for ${c.name}`,
        `Learn from twelve months in one hour.`,
        c.intro(),
        `Ask me one by one for the best month, the worst month, the ${c.one} I remember, and the job I should have refused.`,
        `Then compare my answers with typical swings in the trade (for example: ${c.moment().what}).`,
        `Write one page: what to repeat, what to stop, which of ${c.service().name} and ${c.service().name} deserves more attention, and what ${c.segment()} taught us.`,
        `End with one figure for next year, chosen from ${c.kpi()} and ${c.kpi()}.`,
      ),
  ],
};
