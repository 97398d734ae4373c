import type { PackPrompt } from '../pack.ts';

/** For the work before the first line of code: what to build, for whom, in which order and at what cost. */
export const planningPrompts: readonly PackPrompt[] = [
  {
    title: 'Turn call notes into a one-page brief',
    category: 'Briefs and planning',
    useCase: 'Right after the first call, while you still remember the tone of voice.',
    prompt:
      'Below are my raw notes from a call with [business name], who want [what they want]. Their visitors are [audience].\n\nWrite a brief of at most 500 words with these parts: why now, who comes to the site and with which question, the three things a visitor must be able to do, what exists already (domain, copy, photos, accounts), fixed dates, budget as it was said, who decides.\n\nRules:\n1. Every statement gets a mark: "said" when it’s in the notes, "assumed" when you filled a gap.\n2. A request for a feature ("we need a chat") is rewritten as the problem behind it, with the original wording in quotes.\n3. Contradictions in the notes stay visible side by side; don’t smooth them.\n4. No adjectives such as modern, clean or user-friendly unless you say how to measure them.\n\nAfter the brief, add five open questions, the one with the greatest effect on the price first.\n\nNotes: [paste the notes]',
  },
  {
    title: 'Prepare the questions to ask before quoting',
    category: 'Briefs and planning',
    useCase: 'An inquiry came in and you have one 30-minute call to find out what it really is.',
    prompt:
      'I build websites and got this inquiry: [paste the inquiry]. My usual projects cost between [lowest price] and [highest price]. Prepare a 30-minute discovery call.\n\nGive me 12 questions in the order I should ask them, easy ones first. For each: the question in spoken language, what a good answer sounds like, and which answer is a warning sign. Cover at least: who writes the copy and by when, who owns the domain and the email accounts, what must keep working from the old site, systems the site has to talk to, languages, who updates it later, legal copy they already have, the person with the final yes.\n\nLeave out anything I can look up myself before the call; list those look-ups separately (DNS records, current CMS, number of indexed pages, page weight) with the command or tool for each.\n\nClose with three sentences for ending the call politely if the budget is far below my lowest price, and a rule for when I should use them.',
  },
  {
    title: 'Draw the line between in, later and out',
    category: 'Briefs and planning',
    useCase: 'Before signing, so "we thought that was included" never comes up.',
    prompt:
      'Project: [what is being built] for [business name], fixed price, launch on [launch date]. Wish list from the client: [list of wishes].\n\nSort each request into one of three columns: in this project, later, not by us. Judge by two questions: can the site launch without it, and does leaving it out now make it expensive later (URL structure, data model, languages, accounts)? Where the second answer is yes, name the cheap preparation to include today.\n\nThen write scope sentences for the "in" column that a stranger could check: numbers instead of plurals (how many templates, rounds of changes, entered articles, browsers and their versions, image edits). Name the usual silent extras explicitly as in or out: cookie notice, email delivery setup, redirects from old addresses, stock photos, data entry, training, hosting fees, care after launch.\n\nEnd with the three sentences most likely to be misread by a layperson, each next to a clearer version.',
  },
  {
    title: 'Derive a sitemap from what visitors want',
    category: 'Briefs and planning',
    useCase: 'When the client hands you their org chart as a menu.',
    prompt:
      'Plan the pages of a website for [business name] in [city]. Visitors are [audience]. What they come to do: [list of tasks]. The client proposed this menu: [paste the menu].\n\n1. Group the tasks by the moment in which they occur (just looking, comparing, ready, already a customer).\n2. Propose pages so every task ends on a page with one clear next step. No page exists only because a department exists.\n3. For each page give: working title, address in lower case with hyphens, the task it serves, its parent, the next step, and where its content comes from.\n4. Main menu of at most six entries with labels of one or two words; say which pages live only in the footer.\n5. Mark pages that would be thin at launch, and the page that should absorb each of them.\n\nAlso show which entries of the proposed menu disappeared and the sentence with which I explain it to the client. As a test, take three tasks and count the clicks from the home page and from a search result that lands two levels deep.',
  },
  {
    title: 'Design the content model before the CMS',
    category: 'Briefs and planning',
    useCase: 'Before anyone clicks "add field" in the admin interface.',
    prompt:
      'Design a content model for [business name]. Content that exists or is planned: [list of content]. Editors: [who edits]. It will be kept in [cms].\n\nFor each type list fields with: name, kind (short text, rich text, date, reference, image, whole number), required or not, limits in characters, help text for the editor, and where it appears on the site. Separate content from presentation: no fields named "left column" or "blue box".\n\nDecide and justify: what is a type of its own and what is only a field; which lists are ordered by hand; what happens to pages that reference a deleted item; how slugs change without breaking links; which wording repeats and should be stored once (phone, hours, address). Images carry alternative text, focal point and credit; prices are integer cents with a currency; events store a start with time zone.\n\nInclude the awkward examples: a person with two roles, a location that is closed for a season, an article without a picture, a 120-character title.\n\nPresent the types as tables, then name two questions an editor would still have to ask and how the model could answer them.',
  },
  {
    title: 'Estimate a build in ranges, not wishes',
    category: 'Briefs and planning',
    useCase: 'Someone wants a number by tomorrow.',
    prompt:
      'Estimate this web project for a team of [team size]: [paste the scope]. Stack: [framework]. Hourly rate: [hourly rate].\n\nBreak the work into items of 2 to 16 hours. For each item give a low, likely and high figure in hours and the one assumption behind the likely one. Don’t forget what estimates usually omit: setup of environments, content entry, empty and error states, email delivery, redirects, consent handling, browser tests, accessibility fixes, review meetings, two rounds of feedback, launch day, the week after launch.\n\nMark items where the unknown is larger than the work, and propose a paid spike of at most one day for each with the question it answers. Calculate the total as the sum of likely values plus a buffer derived from the spread, and show the arithmetic.\n\nThen offer three ways to come out 25 percent lower: by removing features, by removing quality that no one would miss at first, and by shifting work to the client. Say what each way will cost later.\n\nReturn one table and, below it, a 90-word paragraph I can send to the client.',
  },
  {
    title: 'Choose a stack the client can keep',
    category: 'Briefs and planning',
    useCase: 'At the start, before habit makes the decision for you.',
    prompt:
      'Help me choose the technology for [what is being built]. Facts: [number of pages] pages, updated by [who edits], expected load [visits per month], must talk to [list of systems], running costs of at most [monthly budget].\n\nCompare four options that differ in kind: a hosted site builder, a classic CMS, a static generator with a headless CMS, an application framework with a database. Score each on: time until the first page is live, what an editor can do without a developer, behavior when a dependency is abandoned, cost in year one and in year three, how to export everything and leave, how many people in a normal job market can maintain it, cold start and page weight.\n\nBe skeptical of my own preference and argue once against the option that wins. Exclude what is technically attractive but needs someone on call. If the facts don’t decide it, name the single missing fact that would.\n\nAnswer with the table, a recommendation of 120 words, and a one-day experiment that could still prove the recommendation wrong.',
  },
  {
    title: 'Write acceptance criteria a tester can check',
    category: 'Briefs and planning',
    useCase: 'Before development of a page or feature starts.',
    prompt:
      'Write acceptance criteria for this feature: [describe the feature]. It lives on [page] and is used by [audience].\n\nUse the form "given, when, then", one behavior each, with concrete values rather than "valid data". Cover in this order:\n1. The path on which everything goes well.\n2. Nothing to show, one item, and very many items.\n3. Wrong input, and input that looks wrong but is right (accents, apostrophes, emoji, a 70-character surname).\n4. The server is slow, says no, or doesn’t answer; the visitor reloads or goes back in the middle.\n5. Two tabs or two people act at the same time.\n6. Keyboard only, screen reader, 320 px width, 200 percent zoom.\n7. What gets logged or emailed, and what must never be logged.\n\nEach criterion must be decidable with yes or no by a person who didn’t write it. Strike any that merely repeat the design. Mark those worth automating in Playwright and those a human should look at.\n\nClose with "not covered on purpose": at least three things, so no one assumes them.',
  },
  {
    title: 'Sort old pages into keep, merge and drop',
    category: 'Briefs and planning',
    useCase: 'Before a relaunch, with a crawl export in hand.',
    prompt:
      'Here is a crawl of the current website of [business name] with address, title, visits, incoming links and last change: [paste the rows]. The new site has these pages: [paste the sitemap].\n\nAssign every old address one verdict: keep as is, rewrite, merge into another page, archive, remove. Use rules and state them first, for example thresholds for visits and for links from outside; apply them without exceptions and then list the rows where a human should overrule the rule.\n\nWatch for: addresses with parameters, upper and lower case, with and without trailing slash, PDFs and images that others link to, pages in sitemap.xml that nothing links, campaign pages still printed on paper or QR codes, pages that an email signature uses.\n\nFor every address that goes away give the target of a permanent redirect that answers the same question; the home page isn’t such a target. Where none exists, use status 410.\n\nDeliver a CSV with old address, verdict, target, reason. Then count the verdicts and check yourself: no chain, no loop, no target that is itself removed.',
  },
  {
    title: 'Plan a CMS move with a rehearsal',
    category: 'Briefs and planning',
    useCase: 'Content has to change systems without costing you a weekend.',
    prompt:
      'Plan the migration of [business name] from [old system] to [cms]: about [number of pages] pages, media, redirects, forms with stored entries. Editors keep working until the switch.\n\nWrite the plan in phases: inventory, field mapping, script, rehearsal, freeze, switch, watch, way back. For each phase: entry condition, steps, who, duration, and the condition to go on.\n\nBe specific about what usually breaks: short codes and embeds in rich text, internal links stored as absolute addresses, image names with umlauts or spaces, duplicate slugs, drafts and scheduled posts, authors who left, publication dates without time zone, revision history, alternative text, characters encoded twice. The script has to be repeatable, keep a table from old to new ids, and continue after an abort without creating duplicates.\n\nDefine the freeze in hours and say what editors may still do. The way back must remain possible for 48 hours, including entries that arrive in the meantime.\n\nAdd a comparison for after the rehearsal: counts per type, 20 pages picked at random and the 10 most visited, each field against its source, with the number of differences at which we don’t switch.',
  },
  {
    title: 'Collect copy and photos without chasing',
    category: 'Briefs and planning',
    useCase: 'The design is done and the copy is "almost ready" for weeks.',
    prompt:
      'Make a content plan for the website of [business name]. Pages: [list of pages]. The client\'s people: [who delivers]. Launch: [launch date].\n\nFor each page list the pieces needed: headline, body text with a length in words, photo with its orientation and minimum pixel size, file, data such as prices or hours. Each piece gets one owner, one deadline counted back from launch with five working days of reserve, and a fallback that goes live if nothing arrives (a shorter section or no section; never dummy text).\n\nPut first what blocks the layout, last what can be added after launch. Ask for photos with rights and the consent of the people shown; ask for copy in a shared document with headings, not in email or as a picture.\n\nThen write:\n1. a request of 80 words per owner that names only their own pieces,\n2. a fill-in sheet for the hardest page with prompts such as "What do customers ask on the phone?",\n3. two reminders, three days before and one day after.\n\nFinish with a calendar view by week and name the week in which the plan breaks if one owner is ill.',
  },
  {
    title: 'Cut a project into launchable slices',
    category: 'Briefs and planning',
    useCase: 'The plan is one big launch in four months and you don’t like it.',
    prompt:
      'Cut this project into slices that can each go live by themselves: [paste the scope]. Stack: [framework]. Team: [team size]. First visible result needed by [first date].\n\nA slice goes through all layers (page, logic, data, tests, monitoring) and lets one kind of visitor finish one task. "Set up the database" and "all the designs" aren’t slices. The first slice is the smallest one that carries real traffic; say who it serves and what remains manual behind it.\n\nFor each slice: what a visitor can do afterward, what stays on the old site, how both live together (path routing, shared session, same look or deliberately not), the switch that turns it off, the measure that tells us to continue, size in days.\n\nOrder by risk: what could kill the project comes early. Point out dependencies on third parties with long lead times, such as payment accounts, store reviews, DNS access or translations, and start those on day one.\n\nShow the order as a numbered list with a one-line reason, and afterward describe what we could stop after slice two and still have something worth paying for.',
  },
  {
    title: 'Record a technical decision in one page',
    category: 'Briefs and planning',
    useCase: 'Someone will ask in a year why it was built like that.',
    prompt:
      'Write a decision record for this question: [the decision]. What we know: [paste the facts]. Options discussed: [list of options]. Leaning toward: [preferred option].\n\nStructure: status and date in ISO form, context in at most 120 words, forces that pull in different directions, options with their real costs, the decision as one sentence in active voice, consequences. Consequences contain at least two unpleasant ones. For every rejected option give the condition under which it would have won; if you can’t find one, the option was a straw man, so replace it with a serious one.\n\nSeparate measured facts (with their source), estimates and taste. Add what makes this hard to reverse (data format, public addresses, contracts, skills) and the cheapest step that keeps the exit open.\n\nDefine a tripwire: a number or event at which the decision is opened again, and where that number can be read.\n\nNo vendor language, no history lesson. At the bottom ask me the two questions a critical colleague would ask who wasn’t in the room.',
  },
  {
    title: 'Answer a change request with three options',
    category: 'Briefs and planning',
    useCase: 'In the middle of the build: "could we just also ...".',
    prompt:
      'We’re building [what is being built]; [percent done] percent is finished, launch is [launch date]. The client now asks: "[paste the request]". The agreed scope says: [paste the scope].\n\nFirst say neutrally whether the scope covers it, quoting the sentence on which that depends. Then analyze the effect: screens and templates touched, data model, migrations of content already entered, tests, copy, other deadlines. Include hidden work such as a new empty state, a permission, an email, a translation.\n\nOffer three options with hours, days and consequences for the launch: do it now, prepare it now and build it later, solve the need differently with what exists. If the third is good enough, recommend it.\n\nWrite the reply to the client in 120 words: thanks for the idea in half a sentence, the options as a short list, my recommendation, the day until which a decision keeps the launch date. No reproach and no jargon.\n\nBelow it, note what to change in our next scope document so this question would have been settled from the beginning.',
  },
  {
    title: 'Put numbers on speed, reach and upkeep',
    category: 'Briefs and planning',
    useCase: 'The brief says "fast and accessible" and no one knows what that means.',
    prompt:
      'Write the quality requirements for [what is being built], used by [audience], mostly on [typical devices and network].\n\nTurn vague wishes into limits that a machine or a person can check. Cover: Core Web Vitals at the 75th percentile in the field (LCP, INP, CLS), page weight per template, WCAG 2.2 level AA with the manual checks that no tool does, supported browsers by a stated rule, behavior with JavaScript failing to load, languages and writing directions, availability per month, maximum loss of data in minutes, time to restore, retention of personal data in days, time an editor needs to publish a correction.\n\nFor every limit: the value, why this value and not a stricter one, how it is measured, when (each change, weekly, at launch), what happens when it is missed. Prefer ten limits that someone will look at over thirty that no one will.\n\nMark where two limits fight each other, for instance rich video against page weight, and which one wins.\n\nOutput as a table; then flag every row for which we have no tool in place today and propose the smallest one.',
  },
  {
    title: 'Set a baseline before the redesign',
    category: 'Briefs and planning',
    useCase: 'Before the old site goes away and takes its numbers with it.',
    prompt:
      "[business name] wants a redesign because of [reason]. Today's numbers, as far as we have them: [paste the numbers]. The goal is [goal].\n\nBuild a measuring plan for before and after:\n1. Translate the goal into one main measure and at most three supporting ones, each with formula, source, unit and the period that evens out weekdays and seasons.\n2. Name one counter-measure that must not get worse (for example more inquiries but fewer that fit).\n3. Say which numbers are worthless here and why: bounce rate, time on page, totals without a denominator.\n4. List what to record from the old site before it’s switched off: top landing pages, queries, form completions per step, field speed data, screenshots at three widths, how phone calls are counted.\n5. Calculate roughly how many visits we need until a change of 20 percent is distinguishable from chance; if we’ll never have them, propose something qualitative, such as five watched sessions with tasks.\n\nBe honest about what else changes at the same time. Write down now, as one sentence with numbers, what we will call a success and what a failure, and set the date on which we look.",
  },
  {
    title: 'Prepare a site for a second language',
    category: 'Briefs and planning',
    useCase: 'The client mentions another language "at some point".',
    prompt:
      'The site of [business name] starts in [first language] and gets [second language] within a year. Stack: [framework], content in [cms]. Plan today what would be painful to add afterward.\n\nDecide, with a reason each: path prefix or subdomain or own domain; whether the first language gets a prefix as well; translated slugs or shared ones; how the language is chosen (never forced by IP address, always switchable, the switch keeps the page and falls back visibly if no translation exists); what happens to half-translated pages; fields translated one by one or documents per language.\n\nList everything that contains words outside the CMS: error messages from the server, emails, PDFs, alt text, schema.org data, month names, file names, text in images, legal pages, slugs of categories. Address plural rules, text that grows by 35 percent, sorting, number and date formats through Intl, time zones of events, different phone and address conventions.\n\nGive me two lists, "do now, costs hours" and "wait, costs nothing", plus a pseudo-language test with which I can see untranslated and cut-off text before any translator is paid.',
  },
  {
    title: 'Write the guide editors will actually open',
    category: 'Briefs and planning',
    useCase: 'At handover, instead of a 60-page PDF.',
    prompt:
      'Write an editor\'s guide for the website of [business name]. System: [cms]. The editors are [who edits] and log in about [how often]. What they can edit: [list of content].\n\nBuild it from tasks, not from menus: publish a news item, swap a photo, change hours for a holiday, correct a price everywhere, take something offline quickly, undo a mistake, find out why a change isn’t visible yet. Each task: when, steps numbered with the exact button labels (put a question mark where you don’t know the label), what it looks like when it worked, how to go back.\n\nInclude house rules with an example of right and wrong: headline length, photo size and format, alternative text, links that say where they lead, no text pasted with formatting from a word processor, file names without spaces.\n\nMake a half-page "don’t touch, call instead" list with the reason for each entry, and an emergency box: who to call, what to say, what to take a screenshot of.\n\nKeep it below 1,200 words. At the end, propose five small exercises for a 45-minute training in which every editor makes one harmless mistake and repairs it.',
  },
  {
    title: "Walk one visitor's path including the detours",
    category: 'Briefs and planning',
    useCase: 'Before wireframes, to find the screens no one thought of.',
    prompt:
      'Describe the path of one visitor through [what is being built]. Who: [audience]. Where they start: [starting point]. Where they should arrive: [goal].\n\nGo step by step. For every step note: what the person sees, the question in their head, what they do, what the system does, and what can divert them. Take the detours seriously: a search result that drops them on page three, a phone call in between, a switch from phone to laptop, the back button, a link shared to a partner who was never on the site, a lost confirmation email, a return after two weeks, battery at four percent.\n\nFor each detour say how they find their way back without starting over, and whether anything must be remembered (in the address, on the device, on the server) and for how long.\n\nDerive from it the complete list of screens, messages and emails, and mark with a star those that weren’t in the original idea. Draw the flow as text, one line per transition in the form "screen, action, next screen".\n\nCount the dead ends. Each must have got a next step, or you name why it deserves none.',
  },
  {
    title: 'Hand a feature to a coding assistant',
    category: 'Briefs and planning',
    useCase: 'You want code from an AI tool that fits the project on the first try.',
    prompt:
      'Turn this feature idea into a sequence of work orders for an AI coding assistant: [describe the feature]. Project: [framework]. Rules of the repository: [paste the project rules]. Relevant files: [list of files].\n\nCut it into three to seven orders, each small enough for one reviewed change of about 200 lines. Every order contains: goal in one sentence, files it may touch and files it must not, existing helpers to reuse by name, interfaces and types fixed in advance, states to handle, the tests that have to fail first, the command that proves it’s done. The order of work keeps the main branch releasable after each one.\n\nAnticipate typical failures of assistants: inventing an API that doesn’t exist, adding a dependency for ten lines, swallowing errors, weakening a test until it passes, reformatting unrelated code, mocking the very thing under test. Put a countermeasure into the order in which it is likely.\n\nWhere the idea is ambiguous, don’t decide silently; collect the questions at the top, each with a default that I can accept with one word. End with a checklist of eight lines for my own review of the result.',
  },
  {
    title: 'Decide whether to build or buy one feature',
    category: 'Briefs and planning',
    useCase: 'The client needs booking, chat, search or reviews, and a widget exists.',
    prompt:
      "[business name] needs [feature]. Candidates to buy: [list of services]. Our own stack is [framework]; we have [hours available] hours.\n\nCompare building a minimal version with each service. For the minimal version describe precisely what it doesn’t do, and what we would owe forever: updates, abuse, emails that bounce, support at weekends. For each service look at: price today and at ten times the volume, script weight and requests before consent, where personal data is stored and for how long, whether keyboard users can operate it, whether it can match fonts and language, webhooks and export format, what the page shows when the service is down, how a cancellation works and what remains.\n\nState which of these points you know and which I have to verify on the vendor's pages; don’t guess prices.\n\nConsider the middle way of linking out to the hosted page instead of embedding it, and say for whom that is the best answer.\n\nConclude with a decision for the next twelve months, the signs that it was wrong, and an adapter interface of at most six functions that would let us change our mind without touching the pages.",
  },
];
