import type { PromptPack } from './pack.ts';

/** The pack that every member has: prompts for an owner's week, in the order of the week. */
export const everydayPack: PromptPack = {
  key: 'everyday',
  name: 'Everyday pack',
  description: 'Prompts for the desk work of a normal week: plan it, answer people, follow up and check the numbers.',
  prompts: [
    {
      title: 'Plan the week around what makes money',
      category: 'Planning',
      useCase: 'Monday morning, before the phone starts.',
      prompt:
        'I run [business name] in [city]. This week I have about [hours] hours for work that isn’t serving customers. Here is my list, in any order: [list of things to do]. Sort it into three groups: brings money within two weeks, keeps a customer, can wait. Put the first two groups into a plan from Monday to Friday with one block of at most 90 minutes a day. Name one thing I should hand to someone else, and write the two sentences I can use to hand it off.',
    },
    {
      title: 'Turn a messy voice note into tasks',
      category: 'Planning',
      useCase: 'After a drive spent talking to your phone.',
      prompt:
        'Below is a voice note I spoke while driving. Turn it into a task list: what, who it’s for, and by when. If a day is missing, write "no day given" instead of guessing. Put promises to customers first. At the end, list anything where I was just thinking out loud, so nothing gets lost. Voice note: [paste the note]',
    },
    {
      title: 'Decide what to stop doing',
      category: 'Planning',
      useCase: 'When the week never has enough hours.',
      prompt:
        'These are the things I do in [business name] every week, with the minutes they take: [list with minutes]. Ask me up to five short questions about them, one at a time. Then tell me which one to stop, which one to do half as often, and which one to prepare once so it runs by itself. For each one, say what could go wrong and how I’d notice within a month.',
    },
    {
      title: 'Answer a price question without guessing a number',
      category: 'Messages',
      useCase: 'Someone writes: how much is it?',
      prompt:
        'A customer wrote: "[message]". We sell [service] between [lowest price] and [highest price]; the price depends on [what it depends on]. Write a reply for [business name], 70 words at most: give the honest range, say in one plain sentence what changes the price, ask the one question I need answered, and offer a next step today or tomorrow. No apology, no sales talk.',
    },
    {
      title: 'Say no and keep the door open',
      category: 'Messages',
      useCase: 'A job that’s too far, too small, or not your thing.',
      prompt:
        'I have to turn down this request: [request]. The reason is [reason]. Write a 60-word reply for [business name] that says no in the first sentence, gives the reason in half a sentence, and names one real alternative: [alternative or "none"]. If there isn’t one, say what we’d be glad to help with another time. Friendly, not apologetic.',
    },
    {
      title: 'Tell a customer it will be late',
      category: 'Messages',
      useCase: 'Before they have to ask.',
      prompt:
        'The job for [customer name] was promised for [promised day] and will be ready on [new day] because [reason]. Write a text message of at most 320 characters and a 90-word email. Both start with the new day, give the reason without blaming anyone, say what I’m doing in the meantime so they aren’t stuck, and offer [small amends]. Don’t use the words "unfortunately" or "inconvenience".',
    },
    {
      title: 'Calm down an angry message',
      category: 'Messages',
      useCase: 'Read theirs twice, answer once.',
      prompt:
        'A customer of [business name] wrote this: "[message]". First tell me in one line what they’re really upset about, and in another what they want to happen. Then write a reply of at most 100 words: repeat the problem in their words, say what I’ll do and by when ([what I can offer]), and give them one person to talk to. Nothing that sounds like a form letter. Point out any sentence a lawyer wouldn’t like.',
    },
    {
      title: 'Send three reminders about an unpaid invoice',
      category: 'Messages',
      useCase: 'Polite at first, firm by the end.',
      prompt:
        'Invoice [invoice number] for [amount] to [customer name] has been unpaid since [due day]. Write three reminders for [business name]: day 3, a friendly note that it may have slipped; day 14, short and factual with the ways to pay: [ways to pay]; day 30, firm, with the last day before [consequence]. At most 80 words each, no threats, and a subject line that won’t land in spam.',
    },
    {
      title: 'Follow up on a quote that went quiet',
      category: 'Follow-up',
      useCase: 'Five days after you sent it.',
      prompt:
        'Five days ago I sent [customer name] a quote for [service] at [price]. Write a 60-word follow-up that doesn’t start with "just checking in". Offer one helpful fact about [service] they may not know, ask one yes-or-no question, and make it easy to say no. Then write the last message for day 12, which closes things out kindly.',
    },
    {
      title: 'Thank a first-time customer',
      category: 'Follow-up',
      useCase: 'The day after the first job.',
      prompt:
        'Yesterday [customer name] bought [service] from [business name] for the first time. What I remember about them: [one detail]. Write a 50-word thank-you message that mentions the detail, tells them one thing to look after so the result lasts, and says how to reach me directly. No discount, no request. A second message in ten days can ask for a review. Write that one too, in 35 words.',
    },
    {
      title: 'Win back last year’s customers',
      category: 'Follow-up',
      useCase: 'A quiet week is coming.',
      prompt:
        'These customers of [business name] haven’t been back for about a year: [what they bought, in a few words each]. Group them by what they’re likely to need next, and say why. For each group, write one message of at most 60 words with a reason that’s about them, not about us, and one date I could offer: [free dates]. Tell me which group to write to first.',
    },
    {
      title: 'Ask a happy customer for an introduction',
      category: 'Follow-up',
      useCase: 'When someone has just said thank you.',
      prompt:
        '[customer name] told us: "[what they said]". Write a 50-word message where [your name] thanks them and asks if they know one person in [city] with the same problem. Include two sentences they can forward as is, written from their point of view and without praise that sounds bought.',
    },
    {
      title: 'Reply to a good review so others learn something',
      category: 'Reviews',
      useCase: 'Two minutes per review.',
      prompt:
        'Reply to this review of [business name]: "[review]". 45 words at most. Pick up one concrete thing they mention, add one small fact that helps the next reader, and sign with [your name]. No "we’re thrilled", no keywords stuffed in. Give me two versions that start differently.',
    },
    {
      title: 'Reply to a bad review in public',
      category: 'Reviews',
      useCase: 'Write for everyone else reading it.',
      prompt:
        'Review: "[review]". What happened from our side: [what happened]. Write a public reply for [business name], 80 words at most. Say what’s true in the review, say what we changed or offer to do, and move the rest to a call with [your name]. No details about the customer, and don’t correct their feelings. Then list which of my facts I shouldn’t mention in public, and why.',
    },
    {
      title: 'Find the pattern in your last reviews',
      category: 'Reviews',
      useCase: 'Once a month, with coffee.',
      prompt:
        'Here are our latest reviews: [paste the reviews]. Count what people praise and what they complain about, with one quote each. Tell me the three words customers use most for what we do that aren’t on our website: [paste two sentences from the website]. End with one change in how we work and one change in how we describe it.',
    },
    {
      title: 'A week of posts from one job',
      category: 'Social media',
      useCase: 'One good job makes five posts.',
      prompt:
        'This job went well: [describe the job]. Make five short posts for [network] from it, one per weekday: the problem as the customer told it, one decision and why, a mistake people make before they call, the result in numbers, and a question to readers in [city]. 60 words each, first line under eight words, one idea for a phone photo each. Leave out anything that would identify the customer.',
    },
    {
      title: 'Film one minute without feeling silly',
      category: 'Social media',
      useCase: 'You, a phone, and one question.',
      prompt:
        'Customers often ask [business name]: "[question]". Write a script for a 45-second video: the answer in the first sentence, one example from [city], one exception, and a last sentence that isn’t "call us". Spoken English, short sentences, no jargon. Add where to stand, what to hold in my hands, and the caption in 20 words.',
    },
    {
      title: 'Announce a change of hours or prices',
      category: 'Social media',
      useCase: 'Say it once, clearly, the same everywhere.',
      prompt:
        'From [day] on [business name] will change this: [what changes]. The reason is [reason]. Write it four times: a sign for the door (25 words), a post (50 words), an update for our Google listing (30 words), and an email to regulars (90 words) that says what stays the same. All four give the day first. Then list the questions people will ask at the counter, with one-sentence answers.',
    },
    {
      title: 'Build a small offer that doesn’t cost much',
      category: 'Offers',
      useCase: 'Fill the slow days without a discount war.',
      prompt:
        'The slow time at [business name] is [slow time]. What doesn’t cost me much but is worth something to customers: [list]. Suggest three offers without a price cut: what’s included, who it’s for, when it ends, and one sentence that explains it. For each, work out with me how much I have to sell to make it worth it. Ask for the numbers you need. Say which to try first, and the smallest test for one week.',
    },
    {
      title: 'Describe a service so a neighbor gets it',
      category: 'Offers',
      useCase: 'For the website, the listing, the flyer.',
      prompt:
        'Explain our [service] to someone in [city] who has never bought it. Facts: [what we do, how long, what it costs, what is included]. Write 25 words, 60 words and 120 words. Start with the situation where people need it. Say what isn’t included. Underline every claim I’d have to prove, and ask me for the proof.',
    },
    {
      title: 'Compare two suppliers or tools calmly',
      category: 'Numbers',
      useCase: 'Before you sign anything.',
      prompt:
        'I have to choose between [option A] and [option B] for [purpose]. What I know: [prices, terms, experiences]. Make a table with cost over twelve months, what happens if I leave early, what depends on one person, and what I don’t know yet. Then write an email with the five questions I should ask both. Don’t recommend one until I’ve answered.',
    },
    {
      title: 'Read the month in ten lines',
      category: 'Numbers',
      useCase: 'On the first of the month.',
      prompt:
        'Numbers for [business name] for [month]: [sales, jobs, new customers, refunds, ad costs]. The month before: [same figures]. Tell me in ten lines, without jargon: what grew, what shrank, which change is probably chance, and which isn’t. Work out the average sale and what each new customer cost. End with one number to watch next month and the level where I should worry.',
    },
    {
      title: 'Write a job ad people answer',
      category: 'Team',
      useCase: 'You need a person, not a unicorn.',
      prompt:
        'We’re [business name] in [city], and we’re looking for a [role], [hours a week] hours, [pay]. A normal day looks like this: [describe the day]. Write a 180-word ad: the day first, then pay and hours, then what someone has to be able to do in week one and what we’ll teach. Leave out anything that could shut people out by age, sex or origin, and tell me where my notes did. Give one way to apply that takes two minutes.',
    },
    {
      title: 'Write down how we do it here',
      category: 'Team',
      useCase: 'For your next new hire.',
      prompt:
        'I’ll tell you how we do [task] at [business name]. Ask me one question at a time until a new person could do it alone; stop after ten at most. Then write a one-page guide: what to have ready, the steps with what it looks like when it’s done right, the two mistakes that cost us most, and when to call [your name]. Sentences under 15 words.',
    },
  ],
};
