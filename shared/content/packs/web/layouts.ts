import type { PackPrompt } from '../pack.ts';

/** For pages and their sections: what stands where, in which order, and what happens when the content is not ideal. */
export const layoutPrompts: readonly PackPrompt[] = [
  {
    title: 'Build a hero that answers three questions',
    category: 'Page layouts',
    useCase: 'The first screen looks great, but no one can tell what the company does.',
    prompt:
      'Build the hero section for the home page of [business name] in [framework]. Offer: [what they offer]. Visitors are [audience]. Main action: [main action].\n\nIn the first screen a stranger must learn what this is, whether it’s for them, and what to do next. Use one h1 of at most nine words, a lead of at most 25 words, one button, one quieter text link, and an image that shows the work rather than a mood.\n\nConstraints: the button is visible without scrolling at 360 by 640 and at 1366 by 768; the image has width and height, fetchpriority high and no lazy loading; text never sits on a photo without a solid or gradient layer that keeps 4.5 to 1 at every crop; no autoplaying video, no typing effect, no slider. The section keeps its shape with a headline twice as long, with 200 percent zoom, and while the image is missing. Use min-height with svh instead of a fixed height.\n\nDeliver markup and CSS, then three variants of headline and lead that differ in argument, not in wording. Name the one you would test first and the element you left out to make room.',
  },
  {
    title: 'Lay out a pricing section that compares honestly',
    category: 'Page layouts',
    useCase: 'Two to four plans, and visitors keep asking what the difference is.',
    prompt:
      'Create a pricing section in [framework] for [business name]. Plans with prices and contents: [list of plans]. Recommended plan: [recommended plan]. Currency: [currency].\n\nStart from what differs. Show the price, who the plan is for in one sentence, at most five lines that change from plan to plan, and the button. List what every plan includes once, below. Don’t mark missing features with gray crosses; leave the line out.\n\nMind these: prices arrive as integer cents and are formatted with Intl.NumberFormat; a monthly and yearly switch is a radio group, says what is charged today, and doesn’t move the buttons; "from" prices say what the rest depends on; a plan without a price gets a contact link instead of an empty space; tax note and notice period are readable text, not a tooltip. The recommended plan is marked by a word, not by color alone, and keeps its place in the reading order.\n\nCards line up by row through subgrid and stack below 700 px with the price still next to its button. Test with a six-digit price and a plan name of 30 characters.\n\nPresent the code, then a short list of every claim in the section that someone has to keep true.',
  },
  {
    title: 'Arrange a team section with missing photos',
    category: 'Page layouts',
    useCase: 'Six good portraits, three phone snapshots, and two people who don’t want a photo.',
    prompt:
      'Build a team section for [business name] in [framework]. People and their roles: [list of people]. Photos exist for [who has a photo].\n\nEvery person is one list item with name as heading, role, one sentence about what you can ask them, and an optional direct contact. The grid has no gaps at 3, 5, 7 or 11 people; explain how you treat the last row.\n\nPhotos come in different crops and light. Use one aspect ratio, object-fit cover with a focal point per picture, and a neutral background. Where a photo is missing show initials in the same frame, taken by grapheme with Intl.Segmenter so names in any script work; never a gray silhouette among faces. A person who prefers no picture and no surname must look intentional.\n\nAlso cover: names of 40 characters, double roles, someone on leave, someone who left (one flag removes them everywhere), email addresses that aren’t printed as an image. Alternative text is empty if the name is next to the photo; justify it in a comment.\n\nGive data shape, markup and CSS. Then show how the section renders with just one person, and propose the sentence that replaces it if the team doesn’t want to appear at all.',
  },
  {
    title: 'Structure a case study people finish reading',
    category: 'Page layouts',
    useCase: 'You have a good project and a page that only says "we’re proud".',
    prompt:
      'Write the page structure for a case study on the website of [business name]. Project: [describe the project]. Numbers we may publish: [list of numbers]. Readers are [audience].\n\nOrder the page by what a reader wants to know: result in one sentence with a number and its period, the situation before, the constraint that made it hard, what was decided and what was rejected, what it took (weeks, people), what didn’t work at first, how it is today, next step. A fact box at the top holds industry, size, services and year.\n\nFor every block give heading, length in words, kind of evidence (photo, quote, chart, before and after), and what to do if that evidence is missing: shorten, never inflate. Quotes need name, role and release; without them use indirect speech. A number without a baseline is left out.\n\nBuild it in [framework] as semantic HTML: article, figure with figcaption, dl for the fact box, blockquote with the source outside it. Side notes move into the text flow below 800 px. Images aren’t cropped where the crop would hide the point.\n\nAt the end rate each block from 1 to 5 for how easily a competitor could claim the same, and rewrite the weakest one.',
  },
  {
    title: 'Compare two options on one fair page',
    category: 'Page layouts',
    useCase: 'Visitors search "A or B" and you offer only one of them.',
    prompt:
      'Put [option one] and [option two] side by side on a comparison page for [audience]. The publisher, [business name], sells only one of them. Facts: [paste the facts].\n\nOpen with the short answer: who should take which, in two sentences, including the case in which the other one is better. Follow with a table of eight to twelve criteria, grouped, each with a value instead of a check mark, the date it was verified and a source. Then three typical situations with a recommendation.\n\nTable: real table markup with caption, column and row headers; the first column stays visible while the rest scrolls inside a focusable region with a label; below 600 px it becomes one block per criterion without duplicating content for screen readers. Unknown values say "not published" instead of a dash. Differences aren’t expressed through red and green alone.\n\nKeep the tone factual: no logos used as decoration, no adjectives about the competitor, prices with currency and day.\n\nProduce the page in [framework] with the data in a separate typed file, so updating one value touches one line. Attach a list of values that will be outdated within six months and how to be reminded of them.',
  },
  {
    title: 'Compose a footer that finishes the job',
    category: 'Page layouts',
    useCase: 'The footer has grown to 60 links no one chose.',
    prompt:
      'Redesign the footer of [business name]. Current links: [list of links]. Contact facts: [paste the contact facts]. Framework: [framework].\n\nPeople scroll to the bottom for contact, opening hours, legal pages, a forgotten menu entry, or because the page didn’t answer them. Build for these cases: one last helpful step, contact with clickable phone and email, grouped links with headings, legal line. Drop every link that is neither used from here nor required; show what you dropped.\n\nDetails: footer element with a nav that has its own label; headings in the right level or plain text with a list label; the phone link uses the international form while the text shows the local one; the current page is marked with aria-current; the year comes from the build or the server; social links are text or icons with names; the link for consent settings works without a mouse. Groups stay open on small screens instead of hiding in accordions, targets are at least 24 by 24 CSS pixels with space between.\n\nOn short pages the footer reaches the bottom edge without fixed positioning. A sticky bar or chat button must not cover its last line.\n\nGive code and a before and after count of links, then name the link you expect people to tap most.',
  },
  {
    title: 'Draft a landing page for one campaign',
    category: 'Page layouts',
    useCase: 'An ad starts next week and shouldn’t point to the home page.',
    prompt:
      'Design and build a landing page in [framework] for this campaign: [describe the campaign]. Ad text: "[ad text]". Visitors are [audience], mostly on phones. Goal: [goal].\n\nThe headline repeats the promise of the ad in nearly the same words. After it, in this order: proof within the first two screens, what happens after the click in three steps, the objection people really have, the action again. No main menu, but logo, contact and legal links stay. One goal, one kind of button text throughout.\n\nConsider what goes wrong: visitors from an in-app browser without saved logins, parameters from the ad that must survive into the form, a campaign that ended (the page says so and offers the nearest thing instead of an error), an offer limited in time where the deadline is shown with date and time zone and no fake countdown, robots rules if the page should stay out of search, a caching layer that must not split on tracking parameters.\n\nBudget: below 300 KB in total, readable text at first paint, works without JavaScript up to sending the form.\n\nReturn the page, the list of parameters you read and where each ends up, and two versions of the first screen for a test that changes only one thing.',
  },
  {
    title: 'Make a 404 page that rescues visits',
    category: 'Page layouts',
    useCase: 'Old links, typos and a relaunch send people to a dead end.',
    prompt:
      "Create the error page for missing addresses on [business name], built with [framework]. Most visited pages: [list of pages]. Contact: [contact details].\n\nIt must answer with status 404, not 200 and not a redirect to the home page; removed pages may answer 410 with the same layout. Say in one plain sentence that the page doesn’t exist, without blaming the visitor and without a joke that makes a stressed person wait. Offer search with the words from the path already filled in, the four most likely destinations, and a way to reach a person.\n\nTechnical traps: the page must not depend on the API that may be the reason for the error; assets have absolute paths so it renders at any depth; the requested path is escaped before it’s shown or put into the search field; a missing image or script gets a short plain response instead of this page; it’s excluded from indexing and from the service worker's cache of pages; language follows the first path segment.\n\nMake a separate version for 500 and 503 that needs no JavaScript, no database and no external font, with a retry hint.\n\nProvide the files, three curl commands that prove the status codes, and the log query that lists the ten most frequent missing addresses with their referrers.",
  },
  {
    title: 'Lay out a blog article that reads well',
    category: 'Page layouts',
    useCase: 'Good copy looks like a wall on the current template.',
    prompt:
      "Build the article template in [framework] for the blog of [business name]. Content arrives as [content format]. Languages: [language].\n\nTypography: a measure of 60 to 75 characters, line height that follows it, headings closer to the text below than to the one above, hyphenation by language, lists and quotes that keep the left edge. The top shows title, a summary of two sentences, author, date published and, only if it differs by content, date updated, both in time elements.\n\nPrepare for what editors do: six heading levels in wrong order, a table of nine columns, a code block with long lines, an image of 400 px next to one of 4000, an embedded video, footnotes, a pull quote, a URL of 120 characters, no hero image, a headline with a soft hyphen.\n\nTable of contents from the h2 headings if there are four or more, with stable ids that don’t change when a typo is fixed. Anchors respect the sticky header through scroll-margin. Related articles are chosen by topic, and the block disappears when there are none.\n\nAdd a test article that contains every case above. Then report which decisions belong in the editor's guide because CSS can’t solve them.",
  },
  {
    title: 'Place a photo gallery that loads politely',
    category: 'Page layouts',
    useCase: 'Eighty pictures of finished work, on a page people open outdoors.',
    prompt:
      'Make a gallery page in [framework] for [business name]: about [number of images] pictures of [what is shown], in landscape and portrait format.\n\nLayout: rows that keep the original ratio without cutting off the subject, in an order that also makes sense when read line by line and by keyboard (no column-based masonry that jumps). Groups have headings; a filter by group changes the address and works as plain links first.\n\nLoading: width and height for every picture, srcset with AVIF and a fallback, sizes that match the real columns, lazy loading except in the first row, a dominant color as placeholder. Below 1 MB before anyone scrolls. When a picture fails, its frame keeps its caption and doesn’t collapse.\n\nEnlarged view: a dialog element with previous and next, arrow keys, swipe that isn’t required, caption, position as text ("7 of 80"), an address of its own so it can be shared and closed with the back button; focus returns to the thumbnail. No zoom lock.\n\nAlternative text describes what the picture proves; write five examples and the rule behind them. Finally list what happens with 0, 1 and 800 pictures, and where you would introduce pages.',
  },
  {
    title: 'Lay out a contact page by urgency',
    category: 'Page layouts',
    useCase: 'The page offers a form, a map, three numbers, and no hint about which to use.',
    prompt:
      'Design the contact page of [business name] in [city], built with [framework]. Channels and who answers them: [list of channels]. Opening hours: [opening hours]. Reasons why people write or call: [list of reasons].\n\nSort the reasons by urgency and give each exactly one recommended channel with how soon someone answers. The page starts with these routes ("Something broke today: call"), not with the form. Channels no one watches are removed, even if they look impressive.\n\nFacts people copy are real text in pieces that can be selected: address, phone with an international link, email, registration data. Say what happens outside opening hours at each channel. If a route depends on the hour, the server renders both variants in words, so a cached page never claims the wrong thing.\n\nOrder at 320 px: routes, phone, form, address, directions. On wide screens two columns whose source order stays the same. A picture of the entrance with a description helps more than a map; the map itself is a link.\n\nThink of visitors who can’t call, don’t write the language well, or want to sell you something (give them their own place).\n\nBesides the code, return a table with reason, channel, promised answer time, fallback, and the promise most likely to break in a holiday week.',
  },
  {
    title: 'Design a header that survives long menus',
    category: 'Page layouts',
    useCase: 'Seven entries, two languages, a phone number, and 320 pixels.',
    prompt:
      'Build the site header in [framework] for [business name] with these entries: [list of menu entries]. Extra elements: [list of extras], for example phone, language switch or account.\n\nSet priorities first: which elements must be visible at every width, which may move into the menu, which may vanish. No hard-coded breakpoint per device; the switch happens where the entries no longer fit, and shows no flash while fonts load.\n\nMenu: a button with visible text or name, aria-expanded, and a nav inside which links keep their order. It opens without JavaScript as well (details, or a link to the footer menu). Escape closes and returns focus; the page behind neither scrolls nor receives focus if the menu covers it. Submenus open by click, not by hover alone; a parent that is itself a page remains reachable.\n\nSkip link first in the document. A sticky header shrinks to at most 64 px, hides nothing that has focus, and stays out of the way on landscape phones of 360 px height.\n\nTry out: entries 40 percent longer, a logo that fails to load, a signed-in user with a long name, 400 percent zoom. Report per case what you saw and the width in pixels at which the layout switches.',
  },
  {
    title: 'Order an overview of many services',
    category: 'Page layouts',
    useCase: 'Fourteen services, and each department wants to be first.',
    prompt:
      'Create the services overview page for [business name] in [framework]. Services: [list of services]. Visitors are [audience]; they often don’t know the technical term.\n\nGroup the services by the situation in which people look for help, three to five groups, each with a heading in the words of customers. Inside a group sort by how often it’s asked for. Each entry: name, one sentence beginning with the benefit, a rough price or duration if one exists, a link whose text makes sense on its own.\n\nPay attention to: services that belong in two groups (show once, cross-reference from the other), one that is paused, one without a detail page (no dead link), one with a name of 45 characters, a group with a single entry. The entire card may be clickable, but there’s only one link in the accessibility tree, and text in the card can still be selected.\n\nPut a "not sure?" path after the second group: three short questions as plain links that lead to the right service, no wizard needed.\n\nCards share height per row and don’t stretch one lone card across the last row. Deliver the page and a table with service, group, the sentence you wrote, and the search phrase a layperson would type.',
  },
  {
    title: 'Fill a service page with real answers',
    category: 'Page layouts',
    useCase: 'The page for one service is 80 words and a stock photo.',
    prompt:
      'Plan and build the page for one service: [service], offered by [business name] in [city]. Facts so far: [paste the facts]. Readers are [audience].\n\nUse the order in which a buyer thinks: is this my problem, do they do it here, what happens step by step, how long does it take, what does it cost and what does the price depend on, what can go wrong, what do I have to prepare, who comes, how do I start. Every answer is specific to this service; if a paragraph would fit another service by exchanging one word, replace it with a question for the owner.\n\nSections in [framework]: intro with one action, a price block with a range and two worked examples, steps as ordered list, a short "when we aren’t the right choice", two pictures with captions, contact with the service preselected.\n\nIf price or duration are missing in the facts, render the section without them and leave a visible note in the draft only. Headings must make sense when read alone, as in a list of headings.\n\nFinish with a gap list: each missing fact, who to ask, the question in one sentence, and how the page is poorer until it’s answered.',
  },
  {
    title: 'Arrange an FAQ that deflects real questions',
    category: 'Page layouts',
    useCase: 'The inbox keeps asking what the FAQ already answers.',
    prompt:
      "The inbox of [business name] repeats itself: [paste the questions]. Turn that into an FAQ section for [page], built with [framework].\n\nMerge duplicates, keep the customers' wording, sort by frequency and then by stage. Questions no one asked are out. Each answer starts with the answer itself in the first five words (yes, no, a number, a day), has at most 70 words, and links to one place where the thing can be done.\n\nUse details and summary, so it opens without script, can be found with the browser's page search where supported, and prints open. Decide with a reason whether only one may be open at a time. Each question has an id; a link with that hash opens and scrolls to it below a sticky header, also when the hash changes later. Headings inside summary lose their semantics in some screen readers: choose a structure and explain it.\n\nFrom 12 entries on, add groups and a text filter that announces the number of matches in a live region and has an honest empty state with contact.\n\nHand over code and copy, and next to each question the signal that would show it works, for instance fewer emails containing a certain word. Point out two answers that belong on the product page instead.",
  },
  {
    title: 'Present customer quotes that sound believable',
    category: 'Page layouts',
    useCase: 'A slider of five-star quotes that no one reads.',
    prompt:
      'Customers of [business name] told us this: [paste the quotes]. Design a section with their voices for [page] in [framework].\n\nChoose three that each defuse a different doubt and write the doubt next to it. Shorten by leaving out with an ellipsis, never by changing words. A quote carries name, place or role, the service bought and month; if the release is missing, mark it and leave it out of the build. Don’t compute an average from a handful of reviews, and don’t show stars without saying out of how many and from where.\n\nLayout without slider: three quotes of different length side by side that don’t need equal height, stacked below 750 px with the strongest first. Use figure, blockquote and figcaption; quotation marks according to [language] through CSS. Portraits are optional; the layout must not look broken with one portrait among three.\n\nHandle a quote of 12 words and one of 140 (expand in place, focus stays put, no layout jump above the reader). A quote in another language gets its lang attribute and a translation.\n\nAfter the code list for each quote the doubt, its place on the page and why there. Then write the email of 60 words asking for the one voice that is missing.',
  },
  {
    title: 'Tell an about page through decisions',
    category: 'Page layouts',
    useCase: 'The about page starts with "founded with passion".',
    prompt:
      'Write structure and draft for the about page of [business name] in [city]. Material: [paste the notes]. Readers are [audience], who come here shortly before they get in touch.\n\nThey want to know: are these real people, do they know my kind of problem, how do they behave when something goes wrong, will they still be there next year. Answer through decisions the company made, each with what it cost (an order declined, a method dropped, a guarantee kept). Three such stories of 60 words beat a timeline of 14 years.\n\nPlan the blocks: opening of two sentences without adjectives, people, decisions, how working together starts, facts in a dl (founded, people, registered name, area served), one next step. For each state the picture needed: who, doing what, in which format. Stock photos aren’t allowed; where no picture exists the block works as text.\n\nBuild it in [framework]; the layout must read in order without CSS. Long company names, legal forms and foreign characters wrap cleanly. Markup for Organization uses only facts visible on the page.\n\nHighlight every sentence you invented or inferred so I can confirm it. Count the words "we" and "you" and bring them near balance.',
  },
  {
    title: 'Build a listing page with filters and pages',
    category: 'Page layouts',
    useCase: 'Articles or projects have outgrown a single list.',
    prompt:
      'Create an overview page in [framework] for [what is listed], currently [number of items] entries, filterable by [list of filters].\n\nEverything lives in the address: filters, sorting and page number, in a fixed order, which makes links short and cacheable. Filters are a GET form that works without JavaScript; with it the list updates without losing focus or scroll position, and back restores the former state.\n\nPages: links to first, neighbors and last, current page marked; page 1 has no parameter; a page beyond the end answers 404, an unknown filter value is ignored visibly. Sorting is stable through a second key, so nothing appears twice when an entry is added in the meantime. Every page has its own title.\n\nStates: loading keeps the old list dimmed instead of blank and appears only after 200 ms; no matches names the filter to remove first and how many entries that would give; a failed request keeps the list and offers to try again; a single match isn’t redirected. The number of matches is announced politely.\n\nFilters on phones open above the list with a button that states the number of results. Return code plus a table: state, how to trigger it, what people see.',
  },
  {
    title: 'Announce an event on a page that ages well',
    category: 'Page layouts',
    useCase: 'A workshop, concert or open day needs a page that still works the day after.',
    prompt:
      "Build an event page in [framework] for [business name]: [describe the event]. Start: [start with time zone]. Place: [place or link].\n\nThe page lives through phases and has to render each from data alone: announced without a date, registration open, few places left, full with a waiting list, postponed, canceled, today, over. Define the fields and a function that derives the phase from them and the current moment, so no one flips switches at night.\n\nShow at the top: title, weekday with date, time with zone, place, price in the visitor's format, the action. Store the start as ISO with offset and the zone name; online visitors additionally see their local time, labeled as such. Offer a calendar file with a stable UID and a sequence number that increases on changes.\n\nDetails that are easy to forget: an event past midnight, one of several days, doors versus start, how to get in step-free, languages, age limit, who to call on the day, what happens to paid tickets when it is moved. Afterward the page keeps its address and shows what happened plus the next date.\n\nEvent markup follows the phase (eventStatus, previousStartDate). Submit code, a fixture per phase, and a screenshot list for 320 and 1200 px.",
  },
  {
    title: 'Lay out documentation people can scan',
    category: 'Page layouts',
    useCase: 'Help pages exist, but support still answers the same questions.',
    prompt:
      'Build a documentation layout in [framework] for [product], read by [audience]. Existing pages: [list of pages].\n\nThree areas: navigation, text, contents of the page. At 1200 px all three; at 800 px the contents become a list under the title; at 320 px the navigation is behind a button and the text is first. Each area scrolls sensibly with wheel and keyboard; the current entry is scrolled into view in the navigation without moving the page.\n\nPage parts: what you can do here in one sentence, prerequisites, steps with expected result after each, an error section sorted by the exact message, date of last check, link to report a mistake with the address prefilled. Code samples have a copy button with feedback, a language, and lines that scroll within their box.\n\nInclude: version switch that keeps the page or explains why it doesn’t exist in that version, old version notice, anchors on each heading, search with keyboard shortcut that doesn’t steal typed characters in fields, previous and next in reading order, print without navigation.\n\nUse no more than two levels of nesting; propose how to flatten my list. To finish, make up three support questions and trace the number of actions from landing page to answer.',
  },
  {
    title: 'Explain how it works in a few steps',
    category: 'Page layouts',
    useCase: 'Visitors hesitate because they don’t know what happens after the click.',
    prompt:
      'This is what really happens once someone contacts [business name]: [describe the procedure]. Make a "how it works" section of it, in [framework], for [page].\n\nCondense it into three to five steps from the customer\'s point of view. Each step: heading with a verb, who acts, how long it takes, what the customer has in hand afterward. State openly where they have to wait, pay or decide, and where they can still turn back at no cost. Internal steps are left out unless they explain a delay.\n\nMarkup is an ordered list whose numbers come from CSS counters yet remain in the accessible order. Horizontal with a connecting line when there is room, vertical otherwise; the line is decoration, doesn’t depend on equal text length, and flips in right-to-left scripts. Icons only where they carry meaning; otherwise bigger numerals.\n\nDesign for 3, 4 and 5 steps from the same code, one step that is optional, one that branches ("with or without an appointment"), durations such as "2 to 14 days", and a 50-character heading.\n\nPlace the action after the step at which people feel safe to begin, not automatically at the end, and say which one. End with two sentences of the section that support should use on the phone as well.',
  },
];
