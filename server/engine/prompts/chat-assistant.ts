/** Planning, research, and everyday writing with a chat assistant. */
import { make, up, type Platform } from './context.ts';

export const chatAssistant: Platform = {
  key: 'chatAssistant',
  recipes: [
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Briefing',
        `Briefing to paste first: ${c.name}`,
        `Start each new chat with it, so the answers fit ${c.aNoun}.`,
        c.intro(),
        `Keep this in mind for the whole chat: we offer ${a.bare}, ${b.bare}, and ${d.bare}.`,
        `We most want to reach ${c.audience}, and this group in particular: ${c.segment()}.`,
        `A fact to get right: ${c.detail()}.`,
        `People look for this when they choose: ${c.strength()}.`,
        `Write the way we sound (${c.tone}), and follow this rule: ${c.rule()}`,
        `Sum up in three sentences what you know about us, ask me the one question that would help most, and wait.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Interviews',
        `Interview questions about ${p}`,
        `Shows you in people's own words why they look for ${s.bare}.`,
        c.intro(),
        `Write ten open questions for a 15-minute talk with someone who looked into ${s.bare} because of ${p}.`,
        `Find out what they searched for (maybe "${c.keyword()}"), who they asked, and what else they considered.`,
        `Include one question about what almost stopped them, such as "${c.doubt().objection}," without suggesting the answer.`,
        `Skip scores and leading questions; ask them to describe the moment they decided on ${s.bare}.`,
        `Give me a note sheet with one line per answer, and a column for words they use for ${s.bare}.`,
        `Then explain how five talks turn into three headlines for ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const rivals = c.isSold ? 'competitors' : 'similar organizations';
      return make(
        'Comparison',
        `Honest comparison with three others: ${s.bare}`,
        `Shows where ${c.aNoun} like yours is really different.`,
        c.intro(),
        `Ask me first for the text of three web pages about ${s.bare} from ${rivals}${c.isLocal ? c.inPlace : ''}.`,
        `Compare what each says about ${s.bare}${c.isSold ? ', the price,' : ''} and this question: "${c.question()}"`,
        `Note who shows evidence, for example ${c.proof()}.`,
        `Make a table with three columns for ${c.segment()}: what everyone says, what one says, and what nobody says.`,
        `From the last column, suggest three true statements we could make; start with this fact: ${c.detail()}.`,
        `Mark whatever you couldn't find on the pages about ${s.bare} as unknown.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Replies',
        `Three replies to a message about ${p}`,
        `First answers by text, email, or chat when someone needs ${s.bare}.`,
        c.intro(),
        `Someone wrote to us about ${p} and sounds worried.`,
        `Draft three replies that mention ${s.bare}: a text of 160 characters, an email of 90 words, and a chat answer of 40 words.`,
        `In each one, show that we understood, ask one useful question, and say how to ${c.act}.`,
        `If it fits, answer "${c.question()}" too, and ask me for the facts first.`,
        `Sound ${c.tone}, and don't promise how ${s.bare} will turn out.`,
        `Add a note on when to call instead of writing, for example for ${c.call()}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      const s = c.service();
      return make(
        'Practice',
        `Practice conversation: "${d.objection}"`,
        `A rehearsal before you talk with ${c.audience}.`,
        c.intro(),
        `Play ${c.aOne} who's interested in ${s.bare} but says "${d.objection}."`,
        `I'll answer as myself; the honest core of my answer is this: ${d.answer}`,
        `Stay in the role for five rounds, and ask "${c.question()}" once along the way.`,
        `In round three, bring up what matters to you: ${c.strength()}.`,
        `After each round, tell me which sentence helped, which one felt pushy, and if you'd ${c.act} now.`,
        `At the end, write my best answer about ${s.bare} in 60 words, in my own words.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Options',
        c.isSold ? `Three options for ${s.bare}` : `Three ways to take part: ${s.bare}`,
        `Lets people choose how much of ${s.bare} they want.`,
        c.intro(),
        c.isSold
          ? `Design three options around ${s.bare}: basic, standard, and complete; ask me for costs and hours before you suggest a figure.`
          : `Design three ways to take part in ${s.bare}: a small one, a regular one, and a big one; ask me what we need most first.`,
        `For each, write a plain name, what's included, what isn't, and who it suits; one should suit ${c.segment()}.`,
        `Describe what people have in the end, starting from this: ${s.result || s.bare}.`,
        `Consider this as a first step, and tell me what speaks for and against it: ${c.offer()}.`,
        `List what could bother ${c.audience} about each option, and how to word it better.`,
        `Finish with a 50-word summary of all three that answers "${c.question()}"`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Announcement',
        `Tell people about a change to ${s.bare}`,
        `A clear message when something about ${s.bare} is going to be different.`,
        c.intro(),
        `Ask me first what's changing about ${s.bare}, from when, for whom, and the true reason.`,
        `Write an email of 120 words, a text of 160 characters, and a two-sentence answer for people who ask about ${s.bare}.`,
        `Say what stays the same, and ask me if this is part of it: ${c.strength()}.`,
        `Add short answers to "${c.question()}" and to anyone who objects to the change.`,
        `Don't start with "Unfortunately," and don't stretch the reason for changing ${s.bare}; sound ${c.tone}.`,
        `Check the three texts against this rule: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [k1, k2] = [c.kpi(), c.kpi()];
      const goal = c.goal();
      return make(
        'Weekly check',
        `Fifteen-minute weekly check: ${goal}`,
        `One small step toward ${goal} each week.`,
        c.intro(),
        `Once a week I'll paste these numbers: new inquiries, ${c.bookings}, ${k1}, and ${k2}.`,
        `Tell me in five lines what changed, and the likeliest reason for ${c.aNoun}.`,
        `Suggest one action under an hour that helps with this goal: ${goal}.`,
        `If you need an idea, start from this topic, "${c.topic()}," or this question, "${c.question()}"`,
        `Keep a list of what I've tried for ${c.service().bare}, and drop what brought nobody after four weeks.`,
        `Tell me when a number like this is too small to mean anything: ${k1}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Idea bank',
        `Thirty content ideas from real work: ${s.bare}`,
        `Gives you something to write or film about ${s.bare} for months.`,
        c.intro(),
        `Give me thirty content ideas about ${s.bare} in a table: working title, picture or clip, main point, and where to use it.`,
        `Ten answer questions such as "${c.question()}" and "${c.question()}"`,
        `Ten show the work, for example ${c.scene()} or ${c.scene()}.`,
        `Five explain a subject like "${c.topic()}," and five show evidence like ${c.proof()}.`,
        `Mark the five ideas that ${c.segment()} would most likely share, and say why.`,
        `Each one has to work with a phone camera and without showing anyone at ${c.aNoun} who hasn't agreed to it.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.channel().name, c.channel().name, c.channel().name];
      return make(
        'Decision',
        `Where to put your time next: ${c.aNoun}`,
        `Compares three ways to reach ${c.audience}.`,
        c.intro(),
        `Compare these three ways to reach ${c.audience}: ${a}; ${b}; ${d}.`,
        `Ask me three questions first, one of them about how people in this situation find us: ${c.problem()}.`,
        `For each, estimate hours a month, any costs, and how long until someone asks about ${c.service().bare}.`,
        `Say what I'd need to be good at, and use this as one example of what we could show: ${c.scene()}.`,
        `Recommend one, and name the number to watch: ${c.kpi()}.`,
        `Tell me what would prove you wrong after six weeks, given this goal: ${c.goal()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Checklist',
        `Checklist from first contact to the end: ${s.bare}`,
        `Writes down what you do for ${s.bare} out of habit.`,
        c.intro(),
        `Interview me, one question at a time, about what happens from the first message to the end of ${s.bare}.`,
        `Start with how we handle this today: ${c.call()}.`,
        `Then write a checklist for ${s.bare}: step, who does it, when, and one sentence to say to the ${c.one}.`,
        `Mark the two steps where people might drop out because of a doubt like "${c.doubt().objection}."`,
        `For each of those steps, say what this tool could take over, if I use it: ${c.tool()}.`,
        `End with what has to be true before we call ${s.bare} done: ${s.result || s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.question(), c.question(), c.question()];
      const s = c.service();
      return make(
        'Answer sheet',
        `Answer sheet: "${a}" and four more`,
        `One place for answers about ${s.bare} that everyone can copy from.`,
        c.intro(),
        `Build an answer sheet with these questions: "${a}" "${b}" "${d}" Then add two more about ${s.bare}.`,
        `Ask me for the facts about ${s.bare} one question at a time, and don't fill gaps yourself.`,
        `Write each answer twice: one sentence to say out loud, and 60 words to send to ${c.audience}.`,
        `Work this in where it belongs: ${c.detail()}.`,
        `For questions that start with ${c.problem()}, say what we need to know before we can answer.`,
        `Mark each answer that depends on this rule: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Timely plan',
        `Four-week plan for ${m.when}`,
        `Gets you ready for when ${m.what}.`,
        c.intro(),
        `Plan four weeks of small marketing steps around ${m.when}, when ${m.what}.`,
        `Focus on ${s.bare} for ${c.segment()}, with this goal: ${c.goal()}.`,
        `Ask me which channels I use and how many hours I have, then give me two steps a week for ${s.bare}.`,
        `Write the first line of each message; one should start from ${c.problem()}.`,
        `Decide if this would help as a next step, and check with me before you use it: ${c.offer()}.`,
        `Tell me when to stop talking about ${m.when}, and what to look at afterward: ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Plain words',
        `Explain in plain words: ${s.bare}`,
        `Tests if a stranger understands ${s.bare} the first time.`,
        c.intro(),
        `Explain ${s.bare} four times, in 50 words each: to a ten-year-old, to someone in a hurry, to a skeptic, and to ${c.segment()}.`,
        `Make sure each version says what people have in the end: ${s.result || s.bare}.`,
        `Let the skeptic say "${c.doubt().objection}," and answer without getting defensive.`,
        `List the technical terms you avoided for ${s.bare}, each with the everyday words ${c.many} use.`,
        `Pick the best sentence to put next to something people can check, such as ${c.proof()}.`,
        `Then turn that sentence into a page title of 60 characters with words from "${c.keyword()}."`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Fact check',
        `Check a text about ${s.bare} before it goes out`,
        `Catches risky or unclear claims that ${c.aNoun} shouldn't make.`,
        c.intro(),
        `Ask me to paste a page, email, or flyer about ${s.bare} first.`,
        `Check it against these rules: ${c.rule()} ${c.rule()}`,
        `Quote each claim about ${s.bare} that needs evidence, and say if something like this would be enough: ${c.proof()}.`,
        `Make sure it agrees with this fact: ${c.detail()}.`,
        `Suggest a safer wording for each risky phrase about ${s.bare} that still sounds ${c.tone}.`,
        `You aren't a lawyer, so list what ${c.aNoun} should ask one before publishing.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Look back',
        `Look back and decide: ${a.bare} and ${b.bare}`,
        `Helps ${c.aNoun} decide what to repeat and what to drop.`,
        c.intro(),
        `Ask me how many months to look back on, then one question at a time: best month, slowest month, and what happened with ${a.bare} and ${b.bare}.`,
        `Ask about a conversation I still remember, maybe one about ${c.problem()}.`,
        `Compare my answers with this pattern, and tell me if it matches: ${up(c.moment().what)}.`,
        `Write one page: what to repeat, what to stop, and where more time would help most, ${a.bare} or ${b.bare}.`,
        `Say what I should do differently for ${c.segment()}, with one first step.`,
        `Choose one number for the months ahead, ${c.kpi()} or ${c.kpi()}, and explain why.`,
        c.limits,
      );
    },
  ],
};
