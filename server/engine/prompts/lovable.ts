/** Websites and small web apps, as briefs for a site builder. */
import { make, up, type Platform } from './context.ts';

export const lovable: Platform = {
  key: 'lovable',
  recipes: [
    (c) => {
      const [a, b, d] = [c.service(), c.service(), c.service()];
      return make(
        'Website',
        `Complete website for ${c.name}`,
        `The first version of a site, ready to refine, for ${c.aNoun}.`,
        `Build a responsive website for ${c.name}, ${c.aNoun} ${c.inPlace}, with the pages Home, Services, Proof, Questions and Contact.`,
        `The home page opens with what ${c.many} get, "${up(a.result)}", and one button: ${up(c.act)}.`,
        `Give the services page a card each for ${a.name}, ${b.name} and ${d.name}, with a starting price, a duration and a link.`,
        `On the proof page show ${c.proof()} and ${c.proof()}.`,
        `Answer "${c.question()}" and "${c.question()}" in an accordion on the questions page.`,
        `The look: ${c.visual()}.`,
        `All text should sound ${c.tone}, load in under two seconds on a phone, and keep the button to ${c.act} in reach of the thumb.`,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Landing page',
        `One-offer landing page: ${s.label}`,
        `Send paid clicks for ${s.name} here instead of to the start page.`,
        `Create a single landing page for ${s.name} at ${c.name}, without a menu, so that nothing leads away.`,
        `Headline: "${up(s.result)}", with ${c.where} in the line below.`,
        `Show ${c.proof()} right under the headline, then three short steps from first message to finished ${s.bare}.`,
        `One section meets the most common doubt, ${d.objection}, with this answer: ${d.answer}`,
        `The form asks for name, phone and one choice about the situation, with "${c.problem()}" as the first option.`,
        `After sending, show when ${c.name} will answer and what to have ready for ${c.bookingObject}.`,
      );
    },
    (c) => {
      const p = c.problem();
      return make(
        'Landing page',
        `Urgent-need page: ${p}`,
        `For people who search in a hurry and decide within a minute.`,
        `Design a page for one urgent moment: ${p}.`,
        `Above the fold put a large tap-to-call button, today's hours and the sentence "${c.name} helps with ${p}".`,
        `Below it list three things to do right now and three to avoid, written for ${c.segment()}.`,
        `Add a short block that explains ${c.strength()}, and another with ${c.proof()}.`,
        `Take ${c.visual()} as the guide for colors and pictures, with no slider, no pop-up, and a page weight under 300 KB.`,
        `Track taps on the number as the only goal, because ${c.many} in this situation do not fill in forms.`,
      );
    },
    (c) => {
      const k = c.keyword();
      return make(
        'Local page',
        `Town page built around “${c.localKeyword(k)}”`,
        `Gives local searches a page of their own.`,
        `Build a local page for ${c.name} whose H1 answers the search "${c.localKeyword(k)}".`,
        `Open with two sentences on how ${c.aNoun} helps people ${c.inPlace}, and name ${c.strength()}.`,
        `Include a map, parking and directions, opening hours, and a paragraph on this: ${c.moment().what}.`,
        `List ${c.service().name}, ${c.service().name} and ${c.service().name} as linked rows with a price from.`,
        `Close with two reviews, a note on ${c.proof()}, and the button "${up(c.act)}".`,
        `Add LocalBusiness structured data that uses the exact ${c.noun} category.`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Booking',
        `Step-by-step form for ${c.bookingObject}`,
        `Fewer abandoned forms and fewer calls to clarify details.`,
        `Build a four-step form on a phone screen with which ${c.many} can ${c.act} at ${c.name}.`,
        `Step one asks what it is about, with large buttons for ${c.problem()}, ${c.problem()} and "something else".`,
        `Step two offers ${s.name} and ${c.service().name} with duration and price from; step three shows free times for the next ten days.`,
        `Step four takes name, mobile number and a note, and answers "${c.question()}" in small text beside the field.`,
        `Confirm with a summary, a calendar file and a link to change the time, and store each of the ${c.bookings} in a table the owner can filter by day.`,
        `Respect this while writing the labels: ${c.rule()}`,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Calculator',
        `Price guide calculator for ${s.bare}`,
        `Answers the price question before the phone rings.`,
        `Make an interactive price guide for ${s.name} that gives a range and not a promise.`,
        `Ask three questions at most, the first being how the visitor's case compares with ${c.problem()}.`,
        `Show a low and a high figure with sliders I can edit in one settings file, and explain in one line what moves the price of ${s.bare}.`,
        `Next to the result place ${c.offer()} and the button "${up(c.act)}".`,
        `Add the answer to "${c.question()}" below the figures.`,
        `Keep the wording ${c.tone}.`,
      );
    },
    (c) => {
      const [a, b, d] = [c.question(), c.question(), c.question()];
      return make(
        'Questions',
        `Searchable answers page with ${c.many} in mind`,
        `Saves calls and feeds search engines with real questions.`,
        `Create a searchable questions page for the ${c.many} of ${c.name}, with instant filtering and one anchor link per question.`,
        `Begin with these three, word for word: "${a}", "${b}" and "${d}"`,
        `Group the rest under before, during and after ${c.service().name}.`,
        `Each answer has at most sixty words, one concrete figure, and where it helps a picture such as ${c.scene()}.`,
        `Mark it up as FAQPage and put "Still unsure? ${up(c.act)}" after every fifth answer.`,
        `Let the ${c.noun} owner add questions in a simple password-protected form.`,
      );
    },
    (c) =>
      make(
        'Proof',
        `Evidence wall: ${c.peek.proof()}`,
        `One page to send to anybody who hesitates.`,
        `Build a proof page for ${c.aNoun} where each entry is a small story with a date, a place and a result.`,
        `The filter offers ${c.service().name}, ${c.service().name} and "all".`,
        `A story names the starting point, for example ${c.problem()}, then what ${c.name} did, then the outcome in one sentence.`,
        `Leave room for ${c.proof()} beside the text.`,
        `At the end of each story link to the matching service and to the form to ${c.act}.`,
        `Show a consent note for pictures of ${c.many}, and follow this rule: ${c.rule()}`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Seasonal',
        `Season page: ${m.when}`,
        `Ready before demand moves.`,
        `Design a page that ${c.name} can switch on for ${m.when}.`,
        `Say in the first line why now: ${m.what}.`,
        `Feature ${c.offer()} with an end date and a counter of places left, filled from one setting.`,
        `Add a checklist for ${c.segment()} and a short answer to "${c.question()}"`,
        `Use ${c.visual()} and one wide picture of ${c.scene()}.`,
        `When the date has passed, the page turns into a notice with a link to ${c.service().name}.`,
      );
    },
    (c) =>
      make(
        'Member page',
        `Returning ${c.one} page`,
        `Makes it easy to come back.`,
        `Build a private page behind a link by email where returning ${c.many} of ${c.name} see what they had last and what is due.`,
        `Show the last date of ${c.service().name}, a suggestion for the next one, and a button to ${c.act}.`,
        `Below, offer ${c.offer()} to people who have come at least twice.`,
        `Include a short piece of advice called "${c.topic()}".`,
        `The owner's view lists who is overdue and keeps an eye on ${c.kpi()}.`,
        `No passwords, and nothing on screen that a stranger looking over the shoulder of ${c.aOne} should not see.`,
      ),
    (c) =>
      make(
        'Referral',
        `“Tell a neighbor” page for ${c.noun} fans`,
        `Turns word of mouth into something you can count.`,
        `Create a page where ${c.many} of ${c.name} get a personal link to pass on.`,
        `The text they share is already written: it mentions ${c.strength()} and nothing exaggerated.`,
        `The friend lands on a version that opens with "Sent by someone who knows ${c.name}" and offers ${c.offer()}.`,
        `Count visits and ${c.bookings} per link in a small table.`,
        `Thank both sides by email with a sentence about ${c.service().name}.`,
        `Give it the look of ${c.visual()}.`,
      ),
    (c) => {
      const t = c.topic();
      return make(
        'Content hub',
        `Guide section, first guide “${t}”`,
        `A home for articles that keep working for years.`,
        `Add a guide section for ${c.many} to the site of ${c.name}, with large type, a table of contents and reading time.`,
        `The first guide is "${t}", followed by "${c.topic()}" and "${c.topic()}".`,
        `Every guide starts with the answer in a shaded box and ends with the figure or sign at which ${c.aNoun} should be asked.`,
        `Put one related service into the margin, beginning with ${c.service().name}.`,
        `Illustrate with real photos, for instance ${c.scene()}.`,
        `Readers can send the guide to themselves by text, which also asks whether they face ${c.problem()}.`,
      );
    },
    (c) =>
      make(
        'Spanish',
        `Spanish version for ${c.many} ${c.inPlace}`,
        `Reaches households that decide in Spanish.`,
        `Add a Spanish version of the whole ${c.noun} site under /es with a visible language switch.`,
        `Translate meaning, not words: ${c.service().name}, ${c.service().name} and ${c.service().name} need the names Spanish speakers in this trade really use.`,
        `Write a warm first paragraph for ${c.segment()}.`,
        `Translate the answer to "${c.question()}" with special care, since it decides whether ${c.many} call.`,
        `Set hreflang tags, Spanish titles under 60 characters and a Spanish confirmation for ${c.bookings}.`,
        `Keep the character of the ${c.noun}: ${c.tone}.`,
      ),
    (c) =>
      make(
        'Dashboard',
        `Owner's one-screen dashboard for ${c.aNoun}`,
        `See the week at a glance without opening five tools.`,
        `Build a private one-screen dashboard for the owner of ${c.name}, ${c.aNoun} that runs on ${c.tool()}.`,
        `Top row: ${c.kpi()}, ${c.kpi()}, and new inquiries this week against last week.`,
        `Middle: a list of open inquiries with the reason, such as ${c.problem()}, and the minutes they have waited.`,
        `Bottom: ${c.bookings} for the next seven days, with gaps marked in color.`,
        `Import a CSV from ${c.tool()} and let me map its columns once.`,
        `Everything must be readable on a phone held in one hand between two ${c.many}.`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Improve a site',
        `Make-over of the start page${c.site ? ` of ${c.site}` : ''}`,
        `When a page gets visitors but few inquiries.`,
        c.site
          ? `Rework the start page of ${c.site} for ${c.name}, keeping the address, logo and phone number.`
          : `Sketch the strongest possible ${c.noun} start page for ${c.name} as if an older one had failed.`,
        `Suppose half of the visitors think this and leave: ${d.objection}.`,
        `Let the page answer it without arguing: ${d.answer}`,
        `Bring the point about ${c.strength()} above the fold, and cut every sentence that any other ${c.noun} could also say.`,
        `Main picture: ${c.scene()}.`,
        `Finish with a before-and-after list of changes and how to test whether more people ${c.act}.`,
      );
    },
    (c) =>
      make(
        'Partners',
        `Partner page for businesses that send ${c.many}`,
        `Gives referral partners something to send.`,
        `Create a page for partners who can recommend ${c.name} to ${c.segment()}.`,
        `Explain in three lines what happens to the people they send, from first call to ${c.service().name}.`,
        `Offer partners a short text, a QR code and a card to print that mentions ${c.offer()}.`,
        `Show ${c.proof()} so that they risk nothing by recommending ${c.aNoun}.`,
        `A simple form lets a partner introduce somebody with ${c.problem()} in twenty seconds.`,
      ),
  ],
};
