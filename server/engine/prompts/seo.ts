/** Pages and listings that answer searches. */
import { make, up, type Platform } from './context.ts';

export const seo: Platform = {
  key: 'seo',
  recipes: [
    (c) => {
      const s = c.service();
      const k = c.keyword();
      return make(
        'Service page',
        `Page outline: ${s.label} for “${k}”`,
        `Write the page from this outline in an hour.`,
        c.intro(),
        `Outline a service page on ${s.name} that answers the search "${c.localKeyword(k)}".`,
        `Title tag under 60 characters with the service and ${c.city}; meta description under 155 with one reason to click: ${c.strength()}.`,
        `H1 once; H2 for what it is, what it costs, how it goes, proof, questions, place.`,
        `Under proof use ${c.proof()}; under questions answer "${c.question()}" and "${c.question()}"`,
        `End each part with one sentence that leads ${c.many} to ${c.act}.`,
      );
    },
    (c) => {
      const t = c.topic();
      return make(
        'Article',
        `Article brief: ${t}`,
        `Hand it to a writer or a chat assistant.`,
        c.intro(),
        `Write a brief for an article with the title "${t}", 900 words.`,
        `The reader faces ${c.problem()} and wants an answer in the first three lines.`,
        `Give five H2 headings as questions, the fact each must contain, and what only a working ${c.noun} would know.`,
        `Link to ${c.service().name} once, and to one neutral source per claim.`,
        `Add a title tag, a description, and a picture idea: ${c.scene()}.`,
      );
    },
    (c) =>
      make(
        'Business Profile',
        `Google Business Profile text for ${c.aNoun}`,
        `The listing is read more often than the website.`,
        c.intro(),
        `Write the description of our Google Business Profile in 700 characters without a link or phone number.`,
        `The first 200 characters name ${c.service().name}, ${c.service().name} and ${c.where}.`,
        `Continue with ${c.strength()} and for whom we are a good choice: ${c.segment()}.`,
        `List twelve services with a description of 120 characters each, in the words ${c.many} use.`,
        `Propose the main category and three more that fit ${c.aNoun}.`,
      ),
    (c) =>
      make(
        'Business Profile',
        `Eight posts for the map listing of ${c.aNoun}`,
        `One a week keeps the listing fresh.`,
        c.intro(),
        `Write eight posts for the Google listing of ${c.aNoun}, 60 words each, one picture idea each.`,
        `Two about the season (${c.moment().what}), two about ${c.service().name}, two answering questions such as "${c.question()}", one with ${c.offer()}, one with thanks to ${c.many}.`,
        `Every post starts with its point and ends with one action, for instance to ${c.act}.`,
        `Name files of pictures by what they show, for example ${c.scene()}.`,
      ),
    (c) => {
      const k = c.keyword();
      return make(
        'Keywords',
        `Search-intent map around “${k}”`,
        `Know which page answers which search.`,
        c.intro(),
        `Group searches around "${k}", "${c.keyword()}" and "${c.keyword()}" by what the person wants: learn, compare, or act now.`,
        `For each group name the page it deserves, the first sentence, and the proof, for instance ${c.proof()}.`,
        `Add ten longer searches that mention ${c.problem()} in everyday words.`,
        `Mark which a small ${c.noun} can win within three months ${c.inPlace}, and why.`,
      );
    },
    (c) =>
      make(
        'Questions',
        `FAQ block with markup: ${c.peek.question()}`,
        `Answers that can appear in search.`,
        c.intro(),
        `Write answers of 40 to 60 words to "${c.question()}", "${c.question()}" and "${c.question()}"`,
        `The first sentence of each can stand alone, with a figure or a yes or no.`,
        `Say where ${c.aNoun} must look at the single case before answering.`,
        `Then give me the FAQPage JSON-LD for all three, ready to paste, without marketing words about ${c.service().name}.`,
      ),
    (c) => {
      const k = c.keyword();
      return make(
        'Local page',
        `Town page for ${c.city}: “${k}”`,
        `One honest page per place you serve.`,
        c.intro(),
        `Write a page of 500 words for the search "${k}" ${c.inPlace}.`,
        `It must contain facts that only fit this place: drive time, parking, weather, building types, and the fact that ${c.moment().what}.`,
        `Describe a typical case from around here: ${c.problem()}.`,
        `Name ${c.service().name} and ${c.service().name} with starting prices that I will supply.`,
        `Leave no sentence in that would be true of any other town and any other ${c.noun}.`,
      );
    },
    (c) =>
      make(
        'Audit',
        `Twenty-minute page check${c.site ? ` for ${c.site}` : ''} by ${c.aNoun} outsider`,
        `Finds the quick repairs first.`,
        c.intro(),
        c.site
          ? `I will paste the text and the title tags of ${c.site}, page by page.`
          : `I have no website yet, so check the draft pages that I will paste.`,
        `For each page say which search it could answer; we would like to be found for "${c.keyword()}" and "${c.keyword()}".`,
        `List missing things that ${c.many} look for, such as ${c.proof()} or the answer to "${c.question()}"`,
        `Order repairs by effect and minutes, and rewrite the weakest title and first paragraph for our ${c.noun}.`,
      ),
    (c) =>
      make(
        'Links',
        `Twenty local link ideas for ${c.aNoun}`,
        `Links a neighbor would give gladly.`,
        c.intro(),
        `Suggest twenty places ${c.inPlace} that could link to ${c.aNoun} for a good reason: suppliers, clubs, schools, associations, local news.`,
        `For each say what we can give, for example expert advice on "${c.topic()}" or ${c.offer()}.`,
        `Write two outreach mails of 80 words, one to a club close to ${c.segment()}, one to a reporter who might cover ${c.moment().when}.`,
        `No paid links and no directories that ${c.many} never open.`,
      ),
    (c) => {
      const t = c.topic();
      return make(
        'Content cluster',
        `Cluster plan with “${t}” at its center`,
        `Six pieces that support each other.`,
        c.intro(),
        `Plan a main guide called "${t}" and five smaller pieces that link to it.`,
        `The smaller ones include "${c.topic()}" and "${c.topic()}"; find three more from questions like "${c.question()}"`,
        `For each give search intent, title tag under 60 characters, and the service it leads to, first ${c.service().name}.`,
        `Order them so that ${c.aNoun} with two hours a month sees something after six weeks.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Comparison',
        `Comparison page: ${s.label} or something else?`,
        `Helps people decide, and ranks for it.`,
        c.intro(),
        `Outline a fair comparison page that sets ${s.name} beside the alternatives people consider, including doing nothing.`,
        `Rows: cost over three years, effort, risk, for whom, result; our result reads "${s.result}".`,
        `Say plainly when we would advise against it, because ${c.many} trust such pages most.`,
        `Include the worry "${c.doubt().objection}" as a heading, and give title tag, description and table text for ${c.aNoun}.`,
      );
    },
    (c) =>
      make(
        'Pictures',
        `File names and alt texts for ${c.noun} photos`,
        `Pictures that search engines and blind readers understand.`,
        c.intro(),
        `I will list my photos; most look like these: ${c.scene()}; ${c.scene()}; ${c.scene()}.`,
        `For each write a file name with hyphens, an alt text under 120 characters, and a caption that adds a fact about ${c.service().name}.`,
        `Use the town name in one of four alt texts at most.`,
        `Say which five pictures ${c.aNoun} still lacks for proof, and suggest ${c.visual()} as the common look.`,
      ),
    (c) => {
      const p = c.problem();
      return make(
        'Need page',
        `Page for the search behind: ${p}`,
        `Meets people before they know the name of the service.`,
        c.intro(),
        `People often search for the trouble and not for ${c.aNoun}: ${p}.`,
        `Write ten real searches for it, then a page of 600 words for the worried ${c.one}, starting with what to do in the next ten minutes.`,
        `Explain causes in everyday words, then when ${c.service().name} helps, and what it leads to.`,
        `Place ${c.strength()} beside the number; no scare words, since a worried ${c.one} closes such pages.`,
        `Title tag under 60 characters without the name ${c.name}.`,
      );
    },
    (c) =>
      make(
        'Reviews',
        `Use review words to rank for “${c.peek.keyword()}”`,
        `Customers' words are the best keywords.`,
        c.intro(),
        `I will paste the last thirty reviews our ${c.many} wrote.`,
        `Count which services, feelings and places appear; look for ${c.service().name} and for hints of ${c.strength()}.`,
        `List expressions ${c.many} use that our site does not, and where to put each.`,
        `Write three headings and two image captions from them, for the search "${c.keyword()}".`,
        `Quote nobody by name; for ${c.aNoun} this applies: ${c.rule()}`,
      ),
    (c) =>
      make(
        'Voice search',
        `Spoken-question page: ${c.peek.question()}`,
        `For phones, cars and assistants.`,
        c.intro(),
        `Rewrite our ${c.noun} answers so that an assistant could read them aloud in twenty seconds.`,
        `Start with "${c.question()}", then "${c.question()}", then one on opening times for ${c.bookings}.`,
        `Each begins with the direct answer, contains ${c.city} and the word ${c.noun} once, and ends with what to do next.`,
        `Add Speakable markup, and tell me which of the three helps people with ${c.problem()} most.`,
      ),
    (c) =>
      make(
        'Measurement',
        `Monthly search report for ${c.name}`,
        `Ten lines instead of forty charts.`,
        c.intro(),
        `I will paste exports from Search Console and the Business Profile of our ${c.noun}.`,
        `Report in ten lines: searches gained and lost around "${c.keyword()}", calls, routes, and ${c.kpi()}.`,
        `Explain changes by what happens in our trade, for example that ${c.moment().what}, before you blame an update.`,
        `Name one page to improve this month and the sentence to change; aim for ${c.goal()} among ${c.segment()}.`,
        `${up(c.many)} count more than visits: estimate how many came from search.`,
      ),
  ],
};
