/**
 * Replacements for the web page recipes for an owner who doesn't want a website: small tools for the counter, the
 * phone, and the team.
 */
import { up } from './context.ts';
import { recipesFrom } from './drafts.ts';

export const withoutWebsite = recipesFrom([
  (c, s = c.service().bare, t = c.service().bare, price = c.price()) => [
    c.isSold ? 'Quote calculator' : 'Request sorter',
    c.isSold ? `Quote calculator for ${s}` : `Request sorter for ${s}`,
    c.isSold
      ? `Everyone who talks to customers gives the same figure.`
      : `Gets each request to the right person the first time.`,
    c.isSold
      ? `Build a private price calculator for ${s} and ${t} that fits a phone and opens with a PIN.`
      : `Build a private tool that sorts requests about ${s} and ${t}, fits a phone, and opens with a PIN.`,
    c.isSold
      ? `Ask me first what changes the price, then turn each answer into a large button or a number field.`
      : `Ask me first who handles what, then turn each kind of request into a large button.`,
    price && c.isSold
      ? `Start from this price: ${price}.`
      : `Leave names and amounts blank until I fill them in on a settings screen.`,
    `Walk me through one made-up case to test it: ${c.problem()}.`,
    `End on a short summary I can read out loud, with how to ${c.act} as the last line.`,
  ],
  (c, s = c.service().bare, t = c.service().bare) => [
    'Work log',
    `Work log for ${s}`,
    `One searchable list of what you did and for whom.`,
    `Build a work log where I add an entry in under a minute: date, name, what we did, and what's left to do.`,
    `Offer ${s} and ${t} as one-tap choices, with a field for anything else.`,
    `Add a notes field, and fill it with this sample: ${c.problem()}.`,
    `Let me search by name and month, and show this week's count on top.`,
    `Before I close an entry, ask me if we kept to this: ${c.rule()}`,
  ],
  (c, s = c.service().bare, m = c.moment()) => [
    'Schedule board',
    `Schedule board on a tablet: ${s}`,
    `Shows the week at a glance, so no one has to ask you.`,
    `Build a schedule board for a tablet on the wall, with a column for each day and our ${c.bookings} as cards.`,
    `A card shows the time, a first name, and ${s} or another choice; I drag it to move it to another day.`,
    `Give each kind its own color, and borrow the colors from this: ${c.visual()}.`,
    `I set how many cards fit in a day, and a full day turns red.`,
    `Flag this time ahead, since it changes our week: ${m.when}, when ${m.what}.`,
    `Phone numbers and notes stay hidden until someone enters a PIN.`,
  ],
  (c, s = c.service().bare, t = c.service().bare) => [
    'Customer list',
    `Customer list with reminders after ${s}`,
    `Tells you every morning who's due for a call.`,
    `Build a private list of ${c.many} with name, phone number, last date, and what it was, such as ${s} or ${t}.`,
    `Store nothing more private than that, and open it with a PIN.`,
    `Let me set how many months pass before each one is due again, and show today's calls on the first screen.`,
    `Next to a name, suggest how to open the call, based on this: ${c.problem()}.`,
    `After a call I tap "Reached," "Try again," or "Don't call," and the list remembers it.`,
    `Add a filter for ${c.segment()} and a button that prints today's calls.`,
  ],
  (c, s = c.service().bare) => [
    'Supply checklist',
    `Supply checklist for ${s}`,
    `Catches what's missing before it costs you an hour.`,
    `Build a checklist for ${s} with two tabs, "Have ready" and "Reorder."`,
    `Ask me for the items first, and group them by where we keep them.`,
    `For a start, guess five items from this picture, and let me delete what's wrong: ${c.scene()}.`,
    `I set a minimum per item; below it, the item moves to "Reorder" on its own.`,
    `Uncheck everything overnight, and let me print the reorder list or save it as a spreadsheet.`,
  ],
  (c, s = c.service().bare, t = c.service().bare, u = c.service().bare, price = c.price()) => [
    c.isSold ? 'Price sheet' : 'Fact sheet',
    c.isSold ? `Price sheet to show on a tablet: ${s}` : `Fact sheet to show on a tablet: ${s}`,
    c.isSold
      ? `Settles the price question while you're still talking.`
      : `Answers the first questions about ${s} on the spot.`,
    `Build a one-screen ${c.isSold ? 'price' : 'fact'} sheet in large type, with rows for ${s}, ${t}, and ${u}.`,
    price && c.isSold
      ? `Show this price exactly as I give it: ${price}.`
      : `Ask me what belongs in each row before you fill it.`,
    `A tap on a row opens what's included, what isn't, and the answer to "${c.question()}"`,
    `Under the rows, say in small type what people can count on: ${c.strength()}.`,
    `Give me an edit screen for the rows and a print button that fits it all on one sheet of paper.`,
  ],
  (c, s = c.service().bare, p = up(c.problem()), q = up(c.problem())) => [
    'Intake form',
    `Intake form on a tablet for ${s}`,
    `Gets the facts down before you start, in their own words.`,
    `Build an intake form for a tablet we hand to ${c.aOne} who asks for ${s}, with one question per screen in large type.`,
    `Ask for a name and a phone number, then what's going on, with the buttons "${p}," "${q}," and "Something else."`,
    `Answer "${c.question()}" on the way; get the answer from me first.`,
    `They sign with a finger at the end, and the form clears itself for the next person.`,
    `Keep to this rule in the wording: ${c.rule()}`,
  ],
  (c, s = c.service().bare) => [
    'Promise tracker',
    `Warranty and promise tracker for ${s}`,
    `Keeps track of what you promised, to whom, and until when.`,
    `Build a tracker with one row per promise about ${s}: name, phone number, what we said, start date, and end date.`,
    `Sort it by what ends next, and color the next 30 days red.`,
    `Let me attach a picture of whatever backs it up, such as ${c.proof()}.`,
    `If someone calls about a promise, list what to check first, with this as the sample: ${c.problem()}.`,
    `Use my words as I type them, and never word a promise more strongly than I did.`,
  ],
  (c, s = c.service().bare, p = up(c.problem()), q = up(c.problem())) => [
    'Call log',
    `Call log: who asked about ${s}`,
    `Keeps every call and what you said you'd do next.`,
    `Build a call log I can fill in with one thumb: name, number, reason, and next step.`,
    `Make the reasons large buttons; start with "${p}" and "${q}."`,
    `Enter a made-up one so I can see how it looks: ${c.call()}.`,
    `Keep unreturned calls on top, oldest first, with the hours that have passed.`,
    `Every Friday, show how many were about ${s} and how many turned into ${c.bookings}.`,
  ],
  (c, s = c.service().bare) => [
    'Photo log',
    `Private photo log of ${s}`,
    `Finds the right picture while you're talking to someone.`,
    `Build a private photo log: I take a picture, tag it ${s} or something else, and add one line.`,
    `Remind me which shots to take; one is always ${c.scene()}.`,
    `Let me star the pictures that show ${c.strength()}, and flip through just those on a tablet.`,
    `Ask whether the customer said yes to the picture, and hide it until I tap yes.`,
    `Style it to match this: ${c.visual()}.`,
  ],
  (c, s = c.service().bare, q = c.question(), d = c.doubt()) => [
    'Practice quiz',
    `Practice quiz for the team: ${q}`,
    `Gets you and anyone new ready for what people ask.`,
    `Build a quiz for our team with ten cards, each with one question and a "Show answer" button.`,
    `The first two cards are "${q}" and "${c.question()}". Ask me for the right answers.`,
    `On another card someone says, "${d.objection}," and a good reply goes like this: ${d.answer}`,
    `One more card practices ${c.call()}.`,
    `Bring missed cards back the next day, and let me add my own about ${s}.`,
  ],
  (c, s = c.service().bare, d = c.doubt()) => [
    'Answer finder',
    `Answer finder for the phone: ${s}`,
    `Brings up the right answer while the caller is still on the line.`,
    `Build a tool that searches our own answers about ${s}, quick enough to use during a phone call.`,
    `Put in "${c.question()}" and "${c.question()}" first, with two-sentence answers you get from me.`,
    `Tag each answer with a situation, such as ${c.problem()}.`,
    `Add one for the worry "${d.objection}," along these lines: ${d.answer}`,
    `If a search finds nothing, save it in a list, so I can write the answer that night.`,
  ],
  (c, s = c.service().bare, t = c.service().bare, m = c.moment()) => [
    'Numbers board',
    `Weekly numbers board for ${c.peek.goal()}`,
    `Ten minutes on a Friday tell you if it's working.`,
    `Build a private board for three numbers I type in on Fridays: ${c.kpi()}; ${c.kpi()}; and ${c.bookings} that week.`,
    `Show each as a large figure with an arrow that compares it with the four weeks before.`,
    `Split the third one by kind, such as ${s} or ${t}.`,
    `Our goal is ${c.goal()}. Ask me what I tried that week, and keep my answer with the date.`,
    `Shade this part of the chart: ${m.when}, when ${m.what}.`,
  ],
  (c, s = c.service().bare) => [
    'Referral tally',
    `Tally of who sent you people for ${s}`,
    `Shows who deserves a thank-you and who's gone quiet.`,
    `Build a tally where I note who sent each new ${c.one} and what they asked for: ${s} or something else.`,
    `Rank the senders by how many they sent this year, with the date of the last one.`,
    `Pick one to thank each week, and suggest a line to say that brings up ${c.strength()}.`,
    `Keep a second list of partners I'd like to meet, above all ones who know ${c.segment()}.`,
    `Skip points and prizes: I thank people in person.`,
  ],
  (c, s = c.service().bare, m = c.moment(), t = c.service().bare) => [
    'Season planner',
    `Season planner: ${m.when}`,
    `Gets hours, stock, and people ready ahead of time.`,
    `Build a planner that counts down to this: ${m.when}, when ${m.what}.`,
    `Set up lists for six weeks, three weeks, and one week before, with tasks for ${s} and ${t}.`,
    `Include a task for each of these: ${c.problem()}; ${c.problem()}.`,
    `Suggest one idea I can accept or delete: ${c.offer()}.`,
    `Every task has a name and a day, late ones move up, and at the end it asks me what I'd change next year.`,
  ],
  (c, s = c.service().bare, d = c.doubt()) => [
    c.isSold ? 'Open quotes' : 'Open requests',
    c.isSold ? `Board of open quotes for ${s}` : `Board of open requests about ${s}`,
    `Shows who's still deciding and when to call them back.`,
    `Build a board with the columns "Asked," "${c.isSold ? 'Quoted' : 'Answered'}," "Thinking," and "Decided," and a card per person.`,
    `A card has a name, a phone number, ${s} or another choice, and the date we last talked.`,
    `After five days without a word it turns yellow and suggests a reason to call, such as ${c.proof()}.`,
    `When someone says no, I pick the reason; the first one on the list is "${up(d.objection)}."`,
    `Write the card's reminder for that reason from this answer: ${d.answer}`,
    `On top, show how many people decided this month and how many days it took.`,
  ],
]);
