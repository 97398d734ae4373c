import type { PackPrompt } from '../pack.ts';

/** Prompts that find and repair what keeps people with a keyboard, a screen reader, zoom or captions out of a page. */
export const accessibilityPrompts: readonly PackPrompt[] = [
  {
    title: 'Audit one page against WCAG 2.2 AA',
    category: 'Accessibility',
    useCase: 'Before a launch, or when a client asks how accessible the site really is.',
    prompt:
      'Act as an accessibility auditor for [page] of [business name], built in [framework]. Rendered HTML and the styles that matter: [paste the code]. Go through the WCAG 2.2 criteria of levels A and AA and report only findings you can prove from what I pasted.\nFor each finding give: the criterion by number and name, the element (quote at most one line), who is blocked and in which moment, severity (blocks a task, slows a task, annoys), and the smallest repair as code.\nDon’t forget the criteria that came with 2.2: focus not obscured, dragging movements, target size, consistent help, redundant entry, accessible authentication. Treat a missing alt attribute and an empty one as different cases, and don’t report 4.1.1, which was removed.\nKeep three lists apart: proven failures, things that need a browser or a person to decide (say exactly what to do there), and criteria that don’t apply here. Don’t invent a score. End with the five repairs that free the most visitors for the least work, in order.',
  },
  {
    title: 'Repair a focus order that jumps around',
    category: 'Accessibility',
    useCase: 'Tab leaps from the header to the footer and back into the middle.',
    prompt:
      'When I press Tab on [page], focus visits things in this order: [list of stops]. People see them in this order: [list of visible items]. Markup and CSS: [paste the code].\nFind out why the two differ. Check in this sequence: positive tabindex values, order and row-reverse in flex and grid, absolutely placed blocks, portals appended at the end of body, off-screen menus that are hidden only by transform or opacity, and iframes.\nRepair it by moving elements in the source first; CSS order may stay only where reading order doesn’t matter. Hidden panels become unreachable with the hidden attribute, inert or visibility, never with tabindex -1 on every link inside. Don’t rely on reading-flow, since not every browser knows it. Say what happens at narrow widths, where the columns stack differently, and make sure one source order serves both.\nReturn the changed markup with a comment at each move, then two numbered columns: stops before, stops after. Add one sentence for each stop you removed on purpose.',
  },
  {
    title: 'Draw a focus ring no one can lose',
    category: 'Accessibility',
    useCase: 'A reset stylesheet killed the outlines, or the ring vanishes on dark photos.',
    prompt:
      'Design one focus indicator for all of [business name]. Surfaces it must survive: [list of background colors]. Brand color: [brand color]. Current styles: [paste the css].\nUse :focus-visible and a real outline with outline-offset, so it still shows in forced-colors mode; a box-shadow alone disappears there. Make it two-tone (light and dark line) so it keeps at least 3:1 against whichever surface is next to it, including photos and the button fill itself.\nMind these: overflow hidden on cards clips it; rounded corners; links that wrap onto two lines; inputs, where :focus-visible also matches on mouse click; a sticky header or cookie bar that covers the focused element (add scroll-padding); elements focused by script, such as a heading after navigation, which need no ring.\nRemove every outline: none that has no replacement and tell me the selectors. Deliver the CSS as custom properties plus one rule, without !important. Then give a small HTML sheet with a link, button, checkbox, card and text field on each surface that I can tab through.',
  },
  {
    title: 'Write alt text for a set of images',
    category: 'Accessibility',
    useCase: 'Forty images, and half of them say "image" or the file name.',
    prompt:
      'I need alternative text for the images on [page], whose readers are [audience]. For each image I give the file, what it shows, the text next to it, and whether it’s a link: [list of images].\nFirst sort each one: decorative (empty alt), informative, functional (a link or button: the alt names the destination or action, not the picture), text in a picture (repeat the words), or complex (short alt plus a longer text on the page).\nRules: at most 125 characters as a guide, no "image of", no repeating of the caption or heading next to it, no guesses about the age, origin or feelings of people, names only if I gave them. A logo that links home is named after the business and "home page". Two images in one link get one text between them. For product variants, the differing word comes first.\nWhere you can’t know what matters, put a question in the cell rather than a guess. Answer in a table: file, kind, alt text in the language [language], reason in five words. Under it name the images that should become real text or be deleted.',
  },
  {
    title: 'Correct a color palette for contrast',
    category: 'Accessibility',
    useCase: 'The brand colors look good and no one can read the gray.',
    prompt:
      'Check this palette for the site of [business name]: [list of colors]. It’s used in these pairs: [list of color pairs].\nCalculate the WCAG contrast ratio of each pair to two decimals and show relative luminance, so I can verify it. Targets: 4.5:1 for text, 3:1 for text from 24 px or bold from 18.66 px, 3:1 for input borders, icons that carry meaning, chart lines and state changes.\nCover what usually gets missed: placeholder text, visited and hover colors, text over photos (measure against the worst region behind the letters, then propose a scrim with its opacity), semi-transparent colors after blending, error red on tinted fields, links in running text that differ from it by color only, and the dark scheme. Disabled controls are exempt; say so rather than changing them.\nFor each failing pair propose the nearest passing color in oklch, keeping hue and shifting lightness first, with the hex fallback. Leave passing colors untouched. Give the result as CSS custom properties named by role, preceded by a table of old ratio, new ratio and where the change will be seen.',
  },
  {
    title: 'Repair a form screen readers can’t finish',
    category: 'Accessibility',
    useCase: 'The form works by mouse, but labels and errors exist only for the eye.',
    prompt:
      'This form on [page] is used by [audience]. Code: [paste the component]. Make it possible to complete it without seeing it, keeping the visual design.\n1. Every control gets a visible label tied by for and id; placeholders aren’t labels. Groups of radios and checkboxes sit in a fieldset with a legend.\n2. Hints and errors are linked with aria-describedby, hint first; aria-invalid appears only once there’s an error, and goes away when it is fixed.\n3. On a failed submit, focus moves to a summary whose entries link to the fields. With a single error, go straight to that field.\n4. Say "required" in words, once, not just with a red star. Add autocomplete tokens for personal data.\n5. Conditional fields come directly after the choice that opens them. Never move focus on change of a select.\n6. The server may reject too: its messages land in the same places, and typed values stay, apart from passwords.\nDon’t add role or aria-label where HTML already says it. Write out afterward what a screen reader speaks on each field in three moments: on arrival, after an error, after the repair.',
  },
  {
    title: 'Tame carousels and autoplay',
    category: 'Accessibility',
    useCase: 'Something on the page slides, loops or blinks by itself.',
    prompt:
      'On [page] these things move on their own: [list of moving things]. Code: [paste the code], framework: [framework]. Decide for each whether it should stay, start only on request, or become static, and implement it.\nAnything that starts alone and lasts over five seconds next to other content needs a visible pause control, reachable before the moving part in tab order, that keeps its state when the visitor goes to another page. Nothing may flash more than three times a second. A carousel stops while focus or the pointer is inside, when the tab is hidden, and for good once someone presses an arrow. Slides out of view are inert. The slide change is announced only when the visitor caused it.\nRespect prefers-reduced-motion in CSS and in script (listen for changes, it can be switched while the page is open): replace travel and parallax with a short fade or nothing, but keep the feedback that something happened. Videos get no autoplay attribute in that mode; show a poster and a play button instead.\nList for every item: trigger, duration, way to stop, behavior with reduced motion. Then mention one that you would delete altogether, and why.',
  },
  {
    title: 'Turn a raw transcript into proper captions',
    category: 'Accessibility',
    useCase: 'A video goes online and its automatic captions are half wrong.',
    prompt:
      'Here is the automatic transcript, with times, of a video from [business name]: [paste the transcript]. Names and technical terms that occur, spelled right: [list of terms]. Language: [language].\nMake a WebVTT file from it. At most two lines per cue and about 40 characters a line, broken at a natural pause and never between article and noun; 1 to 6 seconds per cue, no more than roughly 18 characters a second, with no overlap. Correct recognition errors, but don’t polish what people say; drop fillers unless they carry meaning. Mark a change of speaker by name, and put sounds that matter in parentheses. Mark each place you’re unsure of with a NOTE line rather than making words up.\nThen write: a transcript for the page with headings and the text shown on screen; a list of moments where someone who only listens would miss something, each with one spoken sentence of description and the gap it fits into; and the HTML for the player with track elements (kind, srclang, label) and controls. Report the number of cues, the fastest cue and every time you moved by more than half a second.',
  },
  {
    title: 'Make a data table readable by ear',
    category: 'Accessibility',
    useCase: 'A comparison or schedule table only makes sense visually.',
    prompt:
      'Rework this table so a blind visitor can answer the question "[question it answers]" with it: [paste the table]. It appears on [page] in [framework].\nStart by deciding whether it’s data or layout; layout becomes ordinary blocks. For data: a caption that says what and for which period, th with scope for columns and for the row name, units in the header instead of in each cell, and no empty header cell. Split a table with two header levels if it can be two tables; otherwise use id and headers and justify it.\nCheck marks, crosses and colored dots need words; a missing value says "no data" or "not offered", which are different things. Sorting sits on a button in the th, with aria-sort on the sorted column only. Row actions include the row name in their accessible name.\nOn 320 px let it scroll inside a labeled region that can be focused; if you stack rows as cards, restore semantics, because display: block on table parts can remove them in some browsers. Keep the sticky first column below half of the width.\nFinally write what is read aloud when moving from the second row to the third, in the last column.',
  },
  {
    title: 'Announce changes without drowning the listener',
    category: 'Accessibility',
    useCase: 'Results, totals and toasts change silently, or everything talks at the same time.',
    prompt:
      'In [product or page], built with [framework], parts of the screen change without a page load: [list of changes]. Current code: [paste the code]. Design how each change reaches a screen reader user.\nChoose per change: nothing (it’s already next in reading order), move focus (the visitor asked to go there), role="status" for news that can wait, role="alert" for trouble that can’t. Justify every alert; more than two is suspicious.\nBuild one announcer for the app: both regions are in the DOM, empty, from first paint, since a region inserted along with its text often stays silent. Debounce typing-driven counts by about a second, so "12 results" is said once. Repeating the same message must be heard again; clear it first. Messages are whole sentences with the object in them ("Blue mug removed. Basket total 24 dollars"), translated like other text, without markup. A modal dialog makes outside regions inert, so handle that case.\nKeep the text visible too; announcements replace no visual cue. Deliver the component, its typed API, and a script of ten user steps with the exact words spoken after each one.',
  },
  {
    title: 'Enlarge small targets without a redesign',
    category: 'Accessibility',
    useCase: 'Icons, pagination and tag close buttons that thumbs keep missing.',
    prompt:
      'Measure the interactive targets in this interface: [paste the component] with these styles: [paste the css]. It’s used on [devices] by [audience].\nFor each target work out the clickable box in CSS pixels. The floor is 24 by 24 (WCAG 2.5.8), or the spacing rule: a 24 px circle centered on a smaller target must not touch another target or its circle. Aim for 44 for main actions. Name which exception you rely on: inline links in a sentence, an equivalent larger control, browser default, or essential.\nEnlarge with padding, min-block-size or a pseudo-element that extends the hit area, never by a transform on hover. Look out for extended areas that overlap a neighbor and steal its taps, a label that doesn’t toggle its checkbox, whole-card links that prevent text selection, gaps between a menu item and its submenu, and close buttons next to the screen edge where system gestures live. Nothing may shift by more than 2 px in the desktop layout.\nShow the table: target, size before, size after, rule applied. Add a snippet for the console that outlines every target under 24 px in red, so I can scan other pages.',
  },
  {
    title: 'Write a keyboard test script for a page',
    category: 'Accessibility',
    useCase: 'Someone without special knowledge should test by keyboard in 20 minutes.',
    prompt:
      'Write a test script that a project manager can carry out on [site address] with nothing but a keyboard. Tasks that must work: [list of tasks]. Special controls on the pages: [list of controls].\nBegin with preparation: unplug the mouse, on a Mac switch on keyboard navigation in the system and in Safari, or Tab skips links, zoom 100 percent. Then write numbered steps: press this key, expect that. Cover skip link, visible focus at every stop, no focus on invisible things, Enter and Space where each belongs, arrow keys inside tabs, radios and listboxes, Escape closing the topmost layer only, focus returning to the opener or a sensible neighbor when the opener is gone, traps in embedded maps and videos, single-letter shortcuts that fire while typing, and content appearing on hover that should also come on focus.\nEach step has a box for pass, fail and note, and a severity for its failure. Include two steps done with Shift+Tab, where most bugs hide, and one after a failed form submission. End with a half-page bug report form, so a developer can reproduce the bug without asking.',
  },
  {
    title: 'Plan a screen reader session for sighted developers',
    category: 'Accessibility',
    useCase: 'The team has never listened to its own site and has one hour.',
    prompt:
      'Our team knows [framework] but has never used a screen reader. Plan a 60-minute session on [site address] in which pairs try [list of tasks]. We have these devices: [devices].\nChoose combinations that match real use: NVDA with Firefox or Chrome on Windows, VoiceOver with Safari on Mac and iPhone, TalkBack with Chrome on Android; use only those our devices allow. For each give the twelve commands needed, how to silence and how to quit it, and the difference between browse mode and forms mode, since most wrong bug reports come from it.\nSchedule: ten minutes of setup, two rounds with the screen switched off, ten minutes to compare. In every task name checkpoints to listen for: page title on arrival, one h1, landmarks, link text out of context, state of toggles, errors, what happens after a dialog closes.\nExplain how to tell a site bug from a reader quirk: repeat it in a second combination, inspect the accessibility tree, reduce it to a small page. Give me a facilitator sheet, a one-page handout, and a results grid of task by combination with room for the words heard.',
  },
  {
    title: 'Move focus correctly on client-side navigation',
    category: 'Accessibility',
    useCase: 'The route and the screen change, and the screen reader says nothing.',
    prompt:
      'Our app uses [framework] with [router]. On a route change the content is swapped, but focus stays on a link that no longer exists. Layout code: [paste the code].\nImplement navigation that behaves like a page load: set document.title before announcing, put focus on the h1 of the new view (tabindex -1, no ring) or on the main region where there is none, and scroll to the top. Exceptions to handle: Back and Forward restore scroll and, if it still exists, the focused element; a hash in the address focuses its target; a change of query parameters by filters or tabs keeps focus where it is; a redirect chain announces only the final view; the very first load does nothing.\nWith slow data, focus the heading as soon as it’s on screen, and let a status say that content is loading after 500 ms. If loading fails, the error view has its own h1 and gets focus. Lazy routes whose chunk is gone after a deploy must not leave an empty main. Keep the skip link the first stop after each change.\nProvide the code and a Playwright test for five of these cases that asserts document.activeElement, title and scroll position. Point out which case the test can’t prove.',
  },
  {
    title: 'Prepare a layout for 400 percent zoom',
    category: 'Accessibility',
    useCase: 'At high zoom the header eats the screen or text gets cut off.',
    prompt:
      'Review [page] for people who zoom or set larger text: [paste the code].\nCheck three situations and name each breakage with its selector. (a) A 1280 by 1024 window at 400 percent, that is 320 by 256 CSS pixels: no horizontal scrolling except for maps and data tables in their own scroller; note how little height is left, so sticky headers, chat bubbles and bottom bars must stop sticking (use a min-height media query). (b) Text at 200 percent by the browser text setting: containers in px height, line-clamp, fixed-width buttons and font sizes made only of vw fail here. (c) The text spacing of WCAG 1.4.12: line height 1.5, paragraph gap twice the font size, letter spacing 0.12 em, word spacing 0.16 em.\nAlso: no maximum-scale or user-scalable=no in the viewport meta; tooltips that leave the screen; dialogs higher than the viewport whose buttons can’t be reached; long email addresses and compound nouns.\nRepair with rem, min(), clamp() with a rem part, and overflow-wrap. Hand back the patch, a bookmarklet that applies the spacing from (c), and a before and after line for each selector touched.',
  },
  {
    title: 'Rebuild the heading and landmark outline',
    category: 'Accessibility',
    useCase: 'Headings were chosen by size, and everything is a div.',
    prompt:
      'Here is the markup of [page] on the site of [business name]: [paste the html]. Its job: [goal].\nFirst print the outline as it is heard now: landmarks with names, headings with levels, indented. Mark skipped levels, empty headings, headings used for looks, bold paragraphs that act as headings, and text outside any landmark.\nThen propose the new outline. One h1 that says what this page is, not the site name. Levels follow meaning; size comes from classes. Landmarks: header, nav, main once, aside, footer; two navs get different names without the word "navigation", because the role is spoken anyway. A section becomes a region only with a name worth jumping to. A search element wraps the search form. Card titles in a grid share one level, and so do those loaded later. Visually hidden headings are allowed where a block has no visible one, at most twice. Repeated components in [framework] take the heading level as a prop, with a default.\nReturn the corrected html with class names intact, so the look stays. Last, read only the headings of the new version in a row and say whether a stranger could tell what the page offers.',
  },
  {
    title: 'Name icon buttons and vague links',
    category: 'Accessibility',
    useCase: 'The page is full of "Read more", bare icons and unnamed buttons.',
    prompt:
      'Go through this component from [page] and give every link and button a name that makes sense alone: [paste the component]. The site language is [language].\nPrefer, in this order: better visible text, visually hidden text added inside, aria-labeledby with two ids ("Read more" plus the card heading), aria-label only for pure icons, since page translation sometimes skips it. When there’s visible text, the accessible name must contain it word for word, at the beginning if possible, or people who speak commands can’t press it.\nSVG icons next to text get aria-hidden; no title element inside. A toggle keeps its name and changes aria-pressed, or changes its name, never both. Buttons do, links go: correct wrong elements, and note any link with href="#". Links to files mention type and size; links that open a new tab say so. Identical names must lead to the same place. In lists of [kind of items], long or missing item names need a fallback, such as the date.\nAnswer as a table with element, name now, name after, method used. Below it, print the changed lines only, and simulate the link list a screen reader would show.',
  },
  {
    title: 'Set up automated accessibility checks in CI',
    category: 'Accessibility',
    useCase: 'It was fixed yesterday, and today a pull request broke it again.',
    prompt:
      'Add automated accessibility checks to our [framework] project, which uses Playwright and runs in [build service]. Pages and states to cover: [list of states]. Known problems we can’t fix this month: [list of known findings].\nUse axe-core with the tags for WCAG 2.0 to 2.2, A and AA. Test states, not just addresses: menu open, dialog open, form after a failed submit, empty list, dark scheme, 320 px. Wait for fonts and for animations to finish before scanning, or contrast results will flicker. Scan third-party iframes separately and don’t fail on them.\nKnown findings go to a baseline file keyed by rule, page and selector, each with an owner and an expiry date in ISO form; an expired entry fails the build, and an entry that no longer occurs does too. New findings fail with the selector, the rule, a help link and a screenshot. Add three checks axe doesn’t have: tab order of the header, focus return after closing the dialog, and no horizontal scroll at 320 px.\nState clearly in the README what share of problems such tools can’t see, with five examples from our pages, and print how many seconds the suite adds.',
  },
  {
    title: 'Offer an alternative to drag and drop',
    category: 'Accessibility',
    useCase: 'Sorting, sliders or boards work only for people who can drag.',
    prompt:
      'In [page], built in [framework], users [what they drag]. Code: [paste the component]. Keep dragging, and add ways that need neither dragging nor a mouse.\nFor single taps: each item gets a "Move" menu with up, down, to top, and move to (list of targets), which also helps on phones. For keyboards: arrow keys only within a clearly started move mode; Space picks up, arrows move, Space drops, Escape restores the old place. Tell the mode and the new position ("Item 3 of 12") politely, not on every intermediate step while a key is held.\nHandle: focus stays on the item after it moved, even if it went to another column; first and last positions disable the impossible direction without dropping focus; lists of 200 items; someone else changing the order in the meantime; saving fails, so the item goes back and the reason is shown; undo for the last move. On touch, dragging starts from a handle with touch-action: none so scrolling still works.\nPersist with one call per finished move. End with a matrix of the actions (reorder, move across, cancel, undo) by pointer, touch, keyboard and screen reader, with the steps each one takes.',
  },
  {
    title: 'Explain a chart to people who can’t see it',
    category: 'Accessibility',
    useCase: 'A report or dashboard tells its whole story in colored lines.',
    prompt:
      'This chart appears on [page] for [audience]: [describe the chart], drawn with [chart library]. Data: [paste the data]. Make it usable without sight, without color vision, and without a mouse.\n1. Write a heading that states the finding rather than the topic, and a summary of three sentences: overall trend, highest and lowest with values and dates, one thing that breaks the pattern. Claim no causes.\n2. Give the drawing one name through role="img", or hide it from assistive tools when the table says the same; never leave hundreds of unlabeled paths exposed.\n3. Put the figures into a real table behind a details element, with a CSV download, dates readable, numbers formatted by locale, gaps shown as gaps.\n4. Tell series apart by direct labels, dash patterns or marker shapes; lines and bars reach 3:1 against the background and adjoining bars are divided by a gap.\n5. Values shown on hover also come by keyboard focus, stay while the pointer moves onto them, and leave with Escape.\nCover no data, one data point, negative values, and live updates, which must not be announced every tick. Quote each number in your summary along with the row it comes from.',
  },
  {
    title: 'Replace ARIA widgets with native HTML',
    category: 'Accessibility',
    useCase: 'Old code rebuilt buttons, selects and dialogs out of divs.',
    prompt:
      'This code in [framework] imitates controls with div, role and key handlers: [paste the code]. We support [browser versions]. Replace as much as possible with elements that bring the behavior along.\nLook for: clickable divs (button), hand-made disclosure (details and summary, with a shared name for accordions), modal code (dialog with showModal), popovers (popover attribute), suggestion lists (datalist where its limits are acceptable), toggles (checkbox with the switch look), meters and progress bars, date and number fields, role="list" leftovers. Where no native element is good enough, such as a combobox with rich options, keep the ARIA version and check it against the ARIA Authoring Practices, line by line.\nTell me honestly what is lost: styling limits, animation on close, analytics hooks that listened to old classes, tests that select by role. A button inside a form needs type="button". A dialog still needs a name, initial focus that makes sense, and a decision about closing by backdrop.\nPropose the change in steps that can ship one by one, with lines removed in each, and a short manual check per step. Count key handlers before and after.',
  },
];
