/** Websites and small web apps, as briefs for a site builder. */
import { make, up, type Platform } from './context.ts';

export const lovable: Platform = {
  key: 'lovable',
  recipes: [
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Website',
        `Complete website: ${a.label}, ${b.bare}, and more`,
        `A first version of the whole site for ${c.aNoun}, ready to refine.`,
        c.intro(),
        `Build a responsive site with a home page, a questions page, a contact page, and one page each for ${a.bare}, ${b.bare}, and ${d.bare}.`,
        `Write the home headline for ${c.audience}, 10 words at most, about this: ${a.result || a.bare}.`,
        `Right below it, put the button "${up(c.act)}" and this line: ${c.detail()}.`,
        `Put "${c.question()}" and "${c.question()}" in an accordion on the questions page, and ask me for the answers first.`,
        `The contact form takes name, email, phone, and a dropdown: "${a.label}", "${b.label}", "${d.label}", and "Something else".`,
        `Base the look on this: ${c.visual()}; make the wording sound ${c.tone}, and fix the button to the bottom on phones.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Landing page',
        `Landing page: ${s.label}`,
        `One link to send when someone asks about ${s.bare}.`,
        c.intro(),
        `Build a single landing page about ${s.bare} for ${c.audience}, with no menu and one button: "${up(c.act)}".`,
        `Write a headline of 8 to 12 words about this: ${s.result || s.bare}.`,
        `Then show three numbered steps for ${s.bare}, and a block with room for ${c.proof()}.`,
        `Give the doubt "${d.objection}" its own short section, with this answer: ${d.answer}`,
        `The form asks for name, email or phone, and the situation; its first choice is "${up(c.problem())}".`,
        `After sending, thank them for asking about ${s.bare} and say when I'll reply; ask me for that first.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Situation page',
        `Situation page: ${p}`,
        `For people who search for what's going on before they search for ${s.bare}.`,
        c.intro(),
        `Build one page for people in this situation: ${p}.`,
        `The headline names the situation in plain words; the line below says how we, ${c.aNoun}, can help.`,
        `Next, answer "${c.question()}" in two sentences, then list what ${c.segment()} should have ready before they reach out.`,
        `Explain in one paragraph when to ask about ${s.bare}, without promising a result.`,
        `Place the button "${up(c.act)}" next to a short note on what people look for: ${c.strength()}.`,
        `Keep the design calm: ${c.visual()}, no slider, no pop-up, and every picture compressed to WebP.`,
        c.limits,
      );
    },
    (c) => {
      const k = c.keyword();
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Search page',
        `Search page: ${k}`,
        `Gives people who search "${k}" a page of their own.`,
        c.intro(),
        `Build a page for the search "${k}"${c.city ? ` from people in ${c.city}` : ''}, with its own short URL, title tag, and meta description.`,
        `Work "${k}" naturally into the H1, then tell ${c.audience} in two sentences what we do.`,
        `Link ${a.bare}, ${b.bare}, and ${d.bare} as three cards, each with a two-line summary.`,
        c.isLocal
          ? `Add a short paragraph on the area we cover${c.inPlace}, and include this fact: ${c.detail()}.`
          : `Add a short paragraph on who it's for, ${c.segment()}, and include this fact: ${c.detail()}.`,
        `Close with the answer to "${c.question()}", room for ${c.proof()}, and the button "${up(c.act)}".`,
        `Add JSON-LD with the schema.org type closest to ${c.aNoun}, using only facts I gave you.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Form',
        `Step-by-step form for ${c.bookingObject}: ${a.label} or ${b.bare}`,
        `You'll know what people need before you reply, starting with ${a.bare}.`,
        c.intro(),
        `Build a four-step form, made for phones, for someone asking for ${a.bare} or ${b.bare}, with one question per screen and a progress bar.`,
        `Step one asks what's going on, with large buttons: "${up(c.problem())}", "${up(c.problem())}", and "Something else".`,
        `Step two offers "${a.label}", "${b.label}", and "Not sure yet"; step three is a short note.`,
        `Step four takes name, email, and phone, and answers "${c.question()}" in small type; ask me for the answer first.`,
        `Save entries in a table with the status New, Replied, or Done, filtered by ${a.bare} or ${b.bare}, and email me each one.`,
        `Follow this rule in the labels: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Quiz',
        `Quiz to help people choose: ${a.label}, ${b.bare}, or ${d.bare}`,
        `For people who aren't sure whether to ask about ${a.bare} or ${b.bare}.`,
        c.intro(),
        `Build a five-question quiz that helps ${c.audience} choose between ${a.bare}, ${b.bare}, and ${d.bare}.`,
        `Show one question per screen with four large answer buttons; the first question is about a situation such as ${c.problem()}.`,
        `Keep the scoring in one settings file, so I can change which answers lead to ${a.bare} or ${b.bare}.`,
        `The result page gives one suggestion with two reasons; for ${a.bare}, the text is about this: ${a.result || a.bare}.`,
        `Under the result, answer "${c.question()}" and show the button "${up(c.act)}".`,
        `Word results about ${d.bare} as a suggestion, never a promise, and follow this rule: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const [q, r, t] = [c.question(), c.question(), c.question()];
      const s = c.service();
      return make(
        'Questions',
        `Searchable questions page: ${q}`,
        `Answers the common questions about ${s.bare} before people get in touch.`,
        c.intro(),
        `Build a questions page for ${c.aNoun}, with a search box that filters as people type and a link for each question.`,
        `Start with these three, word for word: "${q}", "${r}", and "${t}".`,
        `Group the rest under three headings, "Before", "During", and "After", all about ${s.bare}.`,
        `Keep answers under 60 words, short reply first; ask me for the facts, but you can use this one: ${c.detail()}.`,
        `Add FAQPage JSON-LD that matches the text for ${s.bare}, and show "${up(c.act)}" after every fifth answer.`,
        `Give me a page behind a login where I can add questions from ${c.audience} and change their order.`,
        c.limits,
      );
    },
    (c) => {
      const [first, second] = [c.proof(), c.proof()];
      const [a, b] = [c.service(), c.service()];
      return make(
        'Proof',
        `Proof page: ${first}`,
        `A page to send to anyone still deciding about ${a.bare}.`,
        c.intro(),
        `Build a proof page for ${c.aNoun} with room for ${first} and ${second}.`,
        `Each entry is a card with one picture or document, the situation, such as ${c.problem()}, and 50 words on what we did.`,
        `Put filter buttons on top: "All", "${a.label}", and "${b.label}".`,
        `Above the cards, write one line for ${c.audience} that uses this fact: ${c.detail()}.`,
        `End each card with a link to the matching page, such as ${a.bare}, and the button "${up(c.act)}".`,
        `Hide entries until I mark them approved, and follow this rule: ${c.rule()}`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Timely page',
        `Timely page: ${m.when}`,
        `A page about ${s.bare} that you can switch on when it matters.`,
        c.intro(),
        `Build a page about ${s.bare} with an on/off switch in the settings, for this time: ${m.when}.`,
        `In the first line, tell ${c.audience} why it matters then: ${m.what}.`,
        `Suggest an easy first step, such as ${c.offer()}, above the button "${up(c.act)}".`,
        `Add a five-point checklist for ${c.segment()} and a short answer to "${c.question()}".`,
        `Take the colors from ${c.visual()}, and leave room for one wide photo: ${c.scene()}.`,
        `When the page is off, redirect to the ${s.bare} page, so no link breaks.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'What to expect',
        `What-to-expect page: ${s.label}`,
        `Takes the worry out of the first time for someone asking for ${s.bare}.`,
        c.intro(),
        `Build a page called "${s.label}: what to expect" for a first-time ${c.one}.`,
        `Show a vertical timeline with four stops, from the first message to this: ${s.result || s.bare}.`,
        `Give each stop an icon and 25 words; the first one covers, for example, ${c.call()}.`,
        `Answer "${c.question()}" and "${c.question()}" next to the stops where they come up.`,
        `Add a print view that fits one page, titled "${s.label}: how to get ready", with this fact: ${c.detail()}.`,
        `Use short sentences for ${c.audience}, and leave a photo slot for ${c.scene()}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      const price = c.price();
      return make(
        c.isSold ? 'Prices' : 'How it works',
        c.isSold ? `Price page: ${a.label} and more` : `How-it-works page: ${a.label} and more`,
        c.isSold ? `Answers the price question about ${a.bare} up front.` : `Explains ${a.bare} on one clear page.`,
        c.intro(),
        c.isSold
          ? `Build a price page with a row each for ${a.bare}, ${b.bare}, and ${d.bare}, and ask me for the amounts first.`
          : `Build a "How it works" page with a row each for ${a.bare}, ${b.bare}, and ${d.bare}.`,
        price
          ? `Use this one as it stands, and write the other rows like it: ${price}.`
          : `Each row says what's included, who it's for, and what to do next, starting with ${a.bare}.`,
        c.isSold
          ? `Under each amount, say in one line what can change it, such as ${c.problem()}.`
          : `Under each row, say in one line who it helps, such as ${c.segment()}.`,
        `Show a table on wide screens and stacked cards on phones, with ${a.bare} on top.`,
        `Right below, answer "${c.question()}" in 50 words or less.`,
        `End with the button "${up(c.act)}" and this fact: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const [t, u, v] = [c.topic(), c.topic(), c.topic()];
      return make(
        'Guides',
        `Guides section: ${t}`,
        `A home for articles that answer what ${c.audience} ask.`,
        c.intro(),
        `Add a guides section for ${c.audience}: a list page, an article template, and three first guides.`,
        `The three are "${t}", "${u}", and "${v}", 600 to 800 words each, with a table of contents.`,
        `Start each guide with the short answer in a shaded box; one of the boxes answers "${c.question()}".`,
        `End each one with the button "${up(c.act)}" and a link to one related page, starting with ${c.service().bare}.`,
        `Keep title, slug, summary, and body in a table, so I can add guides on situations such as ${c.problem()}.`,
        `Give every guide its own title tag, meta description, and photo slot, for example ${c.scene()}.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Audience page',
        `A page just for ${c.audience}`,
        `For ${c.audience} who want to see right away that they're in the right place.`,
        c.intro(),
        `Build a page just for ${c.audience}, linked from the home page and written to them as "you".`,
        `Open with a situation they'll recognize, ${c.problem()}, in two short sentences.`,
        `Add three cards, "${a.label}", "${b.label}", and "${d.label}", with one line each on why it matters to them.`,
        `Put what they look for in a highlighted row, ${c.strength()}, and back it up with ${c.proof()}.`,
        `Answer "${c.question()}" in 50 words, and work this in: ${c.detail()}.`,
        c.sellsToBusinesses
          ? `The form takes name, company, role, work email, and a choice that starts with "${a.label}".`
          : `The form takes name, email, phone, and a choice that starts with "${a.label}".`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Dashboard',
        `Owner's dashboard: ${a.label}, ${b.bare}, and the rest`,
        `Shows on one screen who's waiting to hear from you about ${a.bare}.`,
        c.intro(),
        `Build a private dashboard behind a login that shows who asked about ${a.bare}, ${b.bare}, or something else.`,
        `Top row: ${c.kpi()}; ${c.kpi()}; and new inquiries this week compared with last week.`,
        `Middle: open inquiries with the reason, such as ${c.problem()}, and how long each person has waited.`,
        `Bottom: a bar chart of ${c.bookings} by month, split by ${a.bare} and ${b.bare}.`,
        `Let me import a CSV, from ${c.tool()} for example, and match its columns once.`,
        `Turn on row-level security, so only I can see who asked about ${a.bare}, and fit it all on a phone.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      return make(
        'Makeover',
        c.site ? `Home page makeover: ${c.site}` : `Home page in two versions: ${c.peek.strength()}`,
        `For a home page that doesn't show ${c.audience} what you do best.`,
        c.intro(),
        c.site
          ? `Rework the home page of ${c.site}; ask me for screenshots first, and keep the logo and contact details.`
          : `Build two versions of a home page for ${c.aNoun}, so I can compare them side by side.`,
        `Assume many people leave with this thought: ${d.objection}.`,
        `Answer it near the top, in these words: ${d.answer}`,
        `Move this above the fold, because it's what ${c.audience} look for: ${c.strength()}.`,
        `Cut every sentence another ${c.noun} could use, and put this in instead: ${c.detail()}.`,
        `Leave the main photo slot for ${c.scene()}, and finish with a list of changes and the reason for each.`,
        c.limits,
      );
    },
    (c) => {
      const [a, b] = [c.service(), c.service()];
      return make(
        'Link page',
        `One-screen link page: ${a.label} and ${b.bare}`,
        `One short link for your email signature or business card, with ${a.bare} one tap away.`,
        c.intro(),
        `Build a one-screen link page for ${c.aNoun} that fits a phone without scrolling.`,
        `On top, show the logo, the name, and a 10-word line for ${c.audience}.`,
        `Below, stack four large buttons: "${up(c.act)}", "${a.label}", "${b.label}", and "Questions".`,
        `The last one opens a panel with "${c.question()}" and "${c.question()}", two lines each; ask me for the answers first.`,
        `Show this in small type at the bottom: ${c.detail()}.`,
        `Use ${c.visual()} for the look, 48-pixel touch targets, and a counter for taps on ${a.bare} and ${b.bare}.`,
        c.limits,
      );
    },
  ],
};
