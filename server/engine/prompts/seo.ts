/** Pages and listings that answer searches. */
import { make, type Platform } from './context.ts';

export const seo: Platform = {
  key: 'seo',
  recipes: [
    (c) => {
      const [s, other] = [c.service(), c.service()];
      const k = c.keyword();
      return make(
        'Page outline',
        `Outline for one page: ${s.label}`,
        `A page about ${s.bare} that you can write straight from the outline.`,
        c.intro(),
        `Outline a page about ${s.bare} for the search "${k}"${c.city ? ` from people in ${c.city}` : ''}.`,
        `Write a title tag under 60 characters from "${k}", and a meta description under 155 on what people look for: ${c.strength()}.`,
        `Use one H1, then H2s on what's included in ${s.bare}, ${c.isSold ? 'the cost, ' : ''}the steps, proof, and questions.`,
        `In the first 50 words, say what people end up with: ${s.result || s.bare}.`,
        `Under proof, describe ${c.proof()}; under questions, answer "${c.question()}" and "${c.question()}" in 40 to 60 words each.`,
        `Suggest three internal links with anchor text, one of them to the ${other.bare} page, and end on this: ${c.act}.`,
        c.limits,
      );
    },
    (c) => {
      const t = c.topic();
      return make(
        'Article',
        `Article brief: ${t}`,
        `Give it to a writer or a chat assistant when you want to reach ${c.audience}.`,
        c.intro(),
        `Write a brief for a 900-word article called "${t}", for ${c.audience}.`,
        `The reader's situation: ${c.problem()}; the first 50 words give the short answer.`,
        `Plan five H2s as questions, one of them "${c.question()}", with the one fact each must contain.`,
        `Mark the facts only we would know so I can fill them in; here's one already: ${c.detail()}.`,
        `Link to the ${c.service().bare} page once, and to one neutral source for each claim.`,
        `Add a title tag under 60 characters, a meta description under 155, a slug, and a picture with alt text: ${c.scene()}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        c.isLocal ? 'Business Profile' : 'About page',
        c.isLocal ? `Google Business Profile: ${a.label} and ${b.bare}` : `About page: ${a.label} and ${b.bare}`,
        c.isLocal
          ? `The listing people see on Google Maps when they look for ${a.bare}.`
          : `Tells people and search engines who's behind ${a.bare}.`,
        c.intro(),
        ...(c.isLocal
          ? [
              `Write a Google Business Profile description for ${c.audience}, 700 characters at most, with no links or phone numbers.`,
              `In the first 250 characters, mention ${a.bare} and ${b.bare}${c.inPlace}.`,
              `Suggest the primary category and three more that fit ${c.aNoun}.`,
              `Describe our services in up to 200 characters each, starting with ${d.bare}, and ask me for the full list first.`,
              `Plan five photos, the first one of ${c.scene()}, and say what each should prove.`,
            ]
          : [
              `Write a 350-word About page that tells ${c.audience} who we are and what we do.`,
              `Mention ${a.bare} and ${b.bare} in the first two sentences, close to how people search: "${c.keyword()}".`,
              `Say who we work with, such as ${c.segment()}, and what they look for: ${c.strength()}.`,
              `Add Organization JSON-LD with a one-line description about ${d.bare}, and ask me for logo and profile links first.`,
              `Suggest two photos with alt text, one of ${c.scene()}.`,
            ]),
        `Work this in without changing what it says: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Title tags',
        `Title tags and descriptions: ${a.label}, ${b.bare}, and ${d.bare}`,
        `What people read in the search results before they click on ${a.bare}.`,
        c.intro(),
        `Write title tags and meta descriptions for the home page and the ${a.bare}, ${b.bare}, and ${d.bare} pages.`,
        `Keep titles under 60 characters, and use the words of "${c.keyword()}" and "${c.keyword()}" on the pages where they fit.`,
        `Keep descriptions between 120 and 155 characters, and use this fact in one of them: ${c.detail()}.`,
        `Give me two versions per page: one answers a question like "${c.question()}"; the other is about what people look for, ${c.strength()}.`,
        `Write an H1 for each page that isn't a copy of its title; the home page H1 speaks to ${c.audience}.`,
        `Return a table with page, title, description, H1, and character counts, with ${a.bare} in the second row.`,
        c.limits,
      );
    },
    (c) => {
      const [j, k, l] = [c.keyword(), c.keyword(), c.keyword()];
      return make(
        'Keywords',
        `Keyword map: ${j}`,
        `Shows which page should answer "${j}" and which one "${k}".`,
        c.intro(),
        `Group searches around "${j}", "${k}", and "${l}" by intent: learn, compare, or act.`,
        `Add ten longer searches in everyday words about this situation: ${c.problem()}.`,
        `Add ten questions in the style of "${c.question()}".`,
        `Give each group one page, such as the ${c.service().bare} page, so no two pages compete.`,
        `For each page, write the first sentence for ${c.audience} and name the proof, such as ${c.proof()}.`,
        `Mark what a small ${c.noun} site could rank for first${c.isLocal ? c.inPlace : ''}, and don't make up search volumes.`,
        c.limits,
      );
    },
    (c) => {
      const [q, r, t] = [c.question(), c.question(), c.question()];
      const s = c.service();
      return make(
        'Questions',
        `FAQ with markup: ${q}`,
        `Three answers ready to paste into the ${s.bare} page.`,
        c.intro(),
        `Answer "${q}", "${r}", and "${t}" in 40 to 60 words each.`,
        `Start each answer with the short reply, so it makes sense to ${c.audience} when it's quoted without the question.`,
        `Say where we have to see the details first, for example: ${c.problem()}.`,
        `Ask me for figures instead of guessing; this one you can use: ${c.detail()}.`,
        `Link the answer closest to ${s.bare} to its page, with descriptive anchor text.`,
        `Then write FAQPage JSON-LD that matches the visible text word for word, with no sales talk about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const k = c.keyword();
      const [a, b] = [c.service(), c.service()];
      const m = c.moment();
      return make(
        c.isLocal ? 'Local page' : 'Audience page',
        c.isLocal ? `Local page${c.inPlace}: ${k}` : `Page for ${c.audience}: ${k}`,
        c.isLocal ? `Helps people nearby find you for ${a.bare}.` : `Helps ${c.audience} find you for ${a.bare}.`,
        c.intro(),
        ...(c.isLocal
          ? [
              `Write a 500-word page for the search "${k}"${c.inPlace}, and ask me for three local details first.`,
              `Describe a typical case from around here: ${c.problem()}.`,
            ]
          : [
              `Write a 500-word page for ${c.audience} that answers the search "${k}", and ask me for three typical cases first.`,
              `Describe one of their situations in plain words: ${c.problem()}.`,
            ]),
        `Give ${a.bare} and ${b.bare} an H2 each, with what's included and what to do next.`,
        `Add a short paragraph on timing: ${m.when}, when ${m.what}.`,
        c.isLocal
          ? `Write LocalBusiness JSON-LD with the most specific type for ${c.aNoun}, and ask me for contact details first.`
          : `Write Service JSON-LD for ${a.bare}, with ${c.aNoun} as the provider.`,
        `Cut every line another ${c.noun} could use, and keep this one: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) =>
      make(
        'Page check',
        c.site ? `Page check: ${c.site}` : `Check of draft pages: ${c.peek.keyword()}`,
        `Finds the quick fixes on your ${c.noun} site first.`,
        c.intro(),
        c.site
          ? `I'll paste the text and title tags of ${c.site}, page by page; read them the way ${c.audience} would.`
          : `I'll paste drafts of my pages; read them the way ${c.audience} would.`,
        `Say which search each page could answer; we'd like to be found for "${c.keyword()}" and "${c.keyword()}".`,
        `List what's missing, such as ${c.proof()} or an answer to "${c.question()}".`,
        `Check for one H1 per page, title length, repeated text, alt text, and internal links to the ${c.service().bare} page.`,
        `Ask me for the PageSpeed report of the ${c.sameService().bare} page, and flag LCP over 2.5 s, INP over 200 ms, or CLS over 0.1.`,
        `Sort the fixes by impact and effort, then rewrite the weakest title and first paragraph with this in mind: ${c.strength()}.`,
        c.limits,
      ),
    (c) => {
      const t = c.topic();
      const m = c.moment();
      return make(
        'Links',
        `Link ideas: ${t}`,
        `Finds sites with a good reason to link to ${c.aNoun} like yours.`,
        c.intro(),
        `Suggest 20 kinds of websites with a good reason to link to ${c.aNoun}${c.isLocal ? c.inPlace : ''}, such as suppliers, associations, and news sites.`,
        `For each, name what we could give them: an article like "${t}", a checklist, or a comment on ${c.problem()}.`,
        `Write an 80-word email to a group that reaches ${c.segment()}, with a subject line under 45 characters.`,
        `Write a second one to a reporter with this angle: ${m.when}, when ${m.what}.`,
        `Say which page each link should point to, starting with the ${c.service().bare} page, and suggest natural anchor text.`,
        `Leave out paid links, link swaps, and directories where ${c.audience} never look.`,
        c.limits,
      );
    },
    (c) => {
      const [t, u, v] = [c.topic(), c.topic(), c.topic()];
      return make(
        'Content cluster',
        `Content cluster: ${t}`,
        `Six linked pieces that show you know ${c.peek.service().bare}.`,
        c.intro(),
        `Plan a main guide called "${t}" and five shorter pieces that link to it and back.`,
        `Two of them are "${u}" and "${v}"; base the other three on questions like "${c.question()}".`,
        `For each, give the search intent, a title tag under 60 characters, three H2s, and the page it leads to, first ${c.service().bare}.`,
        `Write the anchor text for every link in words ${c.audience} use, such as "${c.keyword()}".`,
        `Put them in order, starting with the piece closest to this situation: ${c.problem()}.`,
        `Name one sign for each piece that it's working, such as ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Comparison',
        `Comparison page: ${s.label} and the other options`,
        `For people who search while they're still comparing ${s.bare} with something else.`,
        c.intro(),
        `Outline a fair page for ${c.audience} that compares ${s.bare} with the other options, including doing nothing.`,
        `Build a table with effort, time, risk${c.isSold ? ', cost' : ''}, and result; our result reads: ${s.result || s.bare}.`,
        `Say plainly when ${s.bare} isn't the right choice, and what to look at instead.`,
        `Make "${d.objection}" an H2, with this answer: ${d.answer}`,
        `Name no competitors, and claim only what we can show, such as ${c.proof()}.`,
        `Write a title tag under 60 characters, a meta description, and an opening for people who searched "${c.keyword()}".`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const [first, second, third] = [c.scene(), c.scene(), c.scene()];
      return make(
        'Images',
        `File names and alt text: ${first}`,
        `Helps image search and screen readers understand photos of ${s.bare}.`,
        c.intro(),
        `I'll list my photos; most look like these: ${first}; ${second}; ${third}.`,
        `For each, write a lowercase file name with hyphens and alt text under 125 characters; mention ${s.bare} only where the photo shows it.`,
        `Add captions of 15 words for ${c.audience}, one of them with this fact: ${c.detail()}.`,
        c.city
          ? `Put ${c.city} into one alt text in four at most, and never stuff in "${c.keyword()}".`
          : `Write alt text the way you'd describe it on the phone, and never stuff in "${c.keyword()}".`,
        `Give me a width and a WebP file size under 200 KB for the ${s.bare} page, and say which photo shouldn't lazy-load.`,
        `Name five photos we still need, starting with ${c.proof()}, in one common look: ${c.visual()}.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Situation page',
        `Page for the situation: ${p}`,
        `Reaches people before they know to search for ${s.bare}.`,
        c.intro(),
        `Some people search for what's going on instead of ${c.aNoun}, for example: ${p}.`,
        `List ten searches they might type, then write a 600-word page for ${c.segment()}.`,
        `Start with the short answer to "${c.question()}", and explain the usual reasons in everyday words.`,
        `Then say, without promising anything, when to ask about ${s.bare} and what it's for: ${s.result || s.bare}.`,
        `Place the call to action "${c.act}" after a sentence on what people look for: ${c.strength()}.`,
        `Use the words of "${c.keyword()}" in one H2, and write a title tag under 60 characters that names the situation.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Customer words',
        `Search phrases in people's own words: ${a.label}`,
        `Finds the words people use for ${a.bare} that your site doesn't.`,
        c.intro(),
        `I'll paste ${c.mayAskReviews ? 'reviews, emails, and call notes' : 'emails and call notes'} with names removed, such as notes on ${c.call()}.`,
        `List the words people use for ${a.bare}, ${b.bare}, and situations such as ${c.problem()}, with a count for each.`,
        `Mark the phrases our site doesn't use, and say where each belongs, such as the ${a.bare} page.`,
        `Turn the five most common ones into H2s or FAQ entries in the style of "${c.question()}".`,
        `Write two meta descriptions under 155 characters from them, one of them about this: ${c.strength()}.`,
        `Don't quote anyone, and follow this rule: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [q, r, t] = [c.question(), c.question(), c.question()];
      const s = c.service();
      return make(
        'AI answers',
        `Answers AI search can quote: ${q}`,
        `For people who ask ChatGPT or Google's AI about ${s.bare}.`,
        c.intro(),
        `Write answers that AI search can quote to "${q}", "${r}", and "${t}", each under its own H2.`,
        `Open each with 40 words that stand on their own and say we're ${c.aNoun}${c.inPlace}.`,
        `Add facts a reader can check, and ask me for more; start with this one: ${c.detail()}.`,
        `Say clearly who ${s.bare} may suit, such as ${c.segment()}, and who should look elsewhere.`,
        `Back up each answer with something we can show, such as ${c.proof()}.`,
        `List five prompts ${c.audience} might type about ${s.bare}, so I can test every month whether we come up.`,
        c.limits,
      );
    },
    (c) => {
      const [k, l] = [c.keyword(), c.keyword()];
      const m = c.moment();
      return make(
        'Measurement',
        `Monthly search report: ${k}`,
        `Ten lines that tell you whether people find you for "${k}".`,
        c.intro(),
        `I'll paste exports from Search Console${c.isLocal ? ' and our Business Profile' : ''}; compare this month with last month for searches around "${k}".`,
        `Sum it up in ten lines: queries gained and lost, clicks, click-through rate, and ${c.kpi()}.`,
        `Separate searches for our name from searches like "${l}".`,
        `Check the calendar before you blame a Google update: ${m.when}, when ${m.what}.`,
        `Pick one page in positions 5 to 15, such as the ${c.service().bare} page, and rewrite its title tag and first paragraph.`,
        `End with one task for next month, with this goal, ${c.goal()}, and these people in mind: ${c.segment()}.`,
        c.limits,
      );
    },
  ],
};
