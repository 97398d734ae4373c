/** Posts, stories, captions, messages, and small series. */
import { make, type Platform } from './context.ts';

export const socialMedia: Platform = {
  key: 'socialMedia',
  recipes: [
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Question post',
        `Answer post: ${q}`,
        `Gives people a straight answer before they ask about ${s.bare}.`,
        c.intro(),
        `Write one feed post of 90 to 120 words that answers "${q}" the way I'd say it out loud.`,
        `Make the first 125 characters work without the rest, because that's all ${c.audience} see in the feed.`,
        `Answer in two sentences, then add one exception people run into with ${s.bare}.`,
        `If you need facts about ${s.bare} that aren't here, ask me for them first.`,
        `Work this in: ${c.detail()}.`,
        `End with one easy question for readers about ${c.problem()}, and use three hashtags at most.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const scene = c.scene();
      return make(
        'Reel script',
        `20-second Reel: ${scene}`,
        `A script about ${s.bare} that you can film with one phone.`,
        c.intro(),
        `Script a 20-second vertical video (9:16) about ${s.bare} as a table: seconds, shot, spoken line, on-screen text.`,
        `Use seconds 0 to 2 for the problem, ${c.problem()}, with a hook of eight words or fewer.`,
        `Then film ${scene} in three shots: one wide, one medium, one close on a detail.`,
        `Say in one sentence what people have at the end: ${s.result || s.bare}.`,
        `Keep the real sound under the voice, ${c.sound()}, and place captions in the middle third of the frame.`,
        `Close with our name and how to ${c.act}, then give me three other hooks about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      return make(
        'Carousel',
        `Seven-slide carousel: ${topic}`,
        `A post worth saving for ${c.peek.segment()}.`,
        c.intro(),
        `Write a seven-slide carousel in 4:5 with the title "${topic}."`,
        `Slide 1 is a hook of eight words or fewer, written for ${c.segment()}.`,
        `Slides 2 to 5 give one fact each in 25 words or fewer; use this as the example: ${c.problem()}.`,
        `Slide 6 shows something people can check for themselves: ${c.proof()}.`,
        `Slide 7 says how to ${c.act}; each slide has a picture note in this style: ${c.visual()}.`,
        `Add a caption under 100 words with "${c.keyword()}" in the first sentence, and work this in: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Timely posts',
        `Three posts for ${m.when}`,
        `A short run of posts for when ${m.what}.`,
        c.intro(),
        `Write three short posts for ${m.when}, when ${m.what}.`,
        `The first helps people get ready, with this as the example: ${c.problem()}.`,
        `The second shows ${c.scene()} and makes the case for ${s.bare} in two sentences.`,
        `The third answers "${c.question()}" for people who are still deciding.`,
        `Suggest this as a next step in one post, and check with me before you use it: ${c.offer()}.`,
        `Keep each post under 80 words, with a picture note in this style: ${c.visual()}.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Stories',
        `Five story frames about ${p}`,
        `Polls and questions that get people talking about ${s.bare}.`,
        c.intro(),
        `Plan five story frames (9:16) that start with ${p} and end with how to ${c.act}.`,
        `Frame 1 is a poll about ${p}, with two answers of 20 characters or fewer.`,
        `Frame 2 is a quiz: ask "${c.question()}" with three answers, and have me confirm the right one first.`,
        `Frame 3 goes behind the scenes: ${c.scene()}.`,
        `Frame 4 is a question box about ${s.bare}, and frame 5 has a link sticker with a short label.`,
        `Keep on-screen text under 12 words a frame, and write it for ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      return make(
        'Doubt post',
        `Post about a common doubt: "${d.objection}"`,
        `Takes on a doubt that ${c.audience} may have and not mention.`,
        c.intro(),
        `Write a 110-word post that opens with what some people think: "${d.objection}."`,
        `Agree with what's fair in it, then answer in plain words along these lines: ${d.answer}`,
        `Support the answer with ${c.proof()}, and ask me for the details first.`,
        `Work this in: ${c.detail()}.`,
        `Mention ${c.service().bare} once, with no exclamation marks and no sales language.`,
        `In the last line, invite ${c.audience} to send us their own question in a message.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'People',
        `Meet the person who handles ${s.bare}`,
        `Lets ${c.audience} see who they'd be talking to.`,
        c.intro(),
        `Interview me first: five questions about the person who handles ${s.bare}, whether that's me or a coworker.`,
        `Make one question about a moment like this: ${c.scene()}.`,
        `From my answers, write a 120-word post in which one true detail shows ${c.strength()}.`,
        `Add a piece of advice from that person about ${c.problem()}.`,
        `Suggest a photo that works without a face, such as hands or a workspace, in this style: ${c.visual()}.`,
        `Write two first lines to choose from, each under 10 words, for ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Myth',
        `Myth and fact post about ${s.bare}`,
        `Clears up something people get wrong about ${s.bare}.`,
        c.intro(),
        `List five things people often get wrong about ${s.bare}, and ask me which one I hear most.`,
        `Write the post in two parts of 40 words, "What people think" and "What's true", using this example: ${c.problem()}.`,
        `Explain the true part with an everyday comparison for ${c.segment()}.`,
        `Point to something readers can check: ${c.proof()}.`,
        `Don't name or make fun of any other ${c.noun}.`,
        `End with a line that leads into our next post, "${c.topic()}."`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Shout-out',
        c.isLocal ? `Shout-out post for another business${c.inPlace}` : `Shout-out post that ${c.audience} will like`,
        `Gives credit to others and keeps ${s.bare} in the background.`,
        c.intro(),
        c.isLocal
          ? `Praise another business, event, or group${c.inPlace} in a 70-word post.`
          : `Praise another company, creator, or group in a 70-word post.`,
        `Ask me first who it's for and what they did well for people like ${c.audience}.`,
        `Make one honest connection to ${s.bare}, in a single sentence.`,
        `If it helps, build it on something both of us hear about: ${c.problem()}.`,
        `Tag them, ask for nothing back, and suggest a photo such as ${c.scene()}.`,
        `Use three hashtags at most, one of them based on "${c.keyword()}."`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const price = c.price();
      return make(
        'Messages',
        `Saved replies for direct messages about ${s.bare}`,
        `Six answers about ${s.bare} that you can send in two taps.`,
        c.intro(),
        `Write six saved replies for direct messages about ${s.bare}, each under 40 words.`,
        `Two of them answer "${c.question()}" and "${c.question()}"; ask me for the facts first.`,
        !c.isSold
          ? `One is for someone who wants to take part in ${s.bare} and explains how to ${c.act}.`
          : price
            ? `One answers price questions with this: ${price}.`
            : `One answers price questions about ${s.bare}; ask me for the price or the range first.`,
        `One covers what could also come in as ${c.call()}.`,
        `One takes a complaint about ${s.bare} to a private call or email, and one asks for more about ${c.problem()}.`,
        `Tone: ${c.tone}; end each reply with one next step for ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Live video',
        `15-minute live video: ${topic}`,
        `A run of show, so you always know what to say next about ${s.bare}.`,
        c.intro(),
        `Plan a 15-minute live video on "${topic}" with a one-minute opening, three blocks of four minutes, and a two-minute close.`,
        `Block one shows ${c.scene()}, and block two answers "${c.question()}."`,
        `Block three walks through a made-up example: ${c.problem()}.`,
        `Give me a line for when nobody asks anything, with a fact about ${s.bare} to fall back on.`,
        `Give me a polite line for questions we shouldn't answer in public.`,
        `Write the announcement for ${c.audience}: 60 words, plus a title under 50 characters.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Photo list',
        `Shot list for 12 phone photos of ${s.bare}`,
        `Fills your feed with real pictures of ${s.bare}.`,
        c.intro(),
        `Give me a list of 12 phone photos for posts about ${s.bare}: four wide, four medium, four close.`,
        `Include ${c.scene()}, and also ${c.scene()}.`,
        `For each one, say subject, angle, distance, and where the light comes from, to fit this look: ${c.visual()}.`,
        `Shoot in 4:5 and leave space at the top for a headline about ${s.bare}.`,
        `Keep faces, names, and private papers out of every picture of ${s.bare}.`,
        `Write a 15-word caption for each, and mark the three that best show ${c.strength()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Profile',
        `Bio and pinned posts for ${c.name}`,
        `Tells new visitors what they can get: ${s.bare} and more.`,
        c.intro(),
        `Write four bios of up to 150 characters for ${c.aNoun}${c.inPlace}, each ending with how to ${c.act}.`,
        `One leads with ${s.bare}, one with ${c.strength()}, one with ${c.proof()}.`,
        `The fourth leads with this: ${c.detail()}.`,
        `Suggest a name field under 50 characters that includes the search phrase "${c.keyword()}."`,
        `Choose three posts to pin for ${c.segment()}, one of them an answer to "${c.question()}."`,
        `Name five story highlights, 12 characters or fewer each, that make sense for ${c.aNoun}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const m = c.moment();
      return make(
        'Calendar',
        `Four-week posting calendar for ${c.peek.goal()}`,
        `A month of posts built around ${s.bare}.`,
        c.intro(),
        `Ask me first how many posts a week I can manage, then plan four weeks that work toward ${c.goal()}.`,
        `Week 1 is about ${c.problem()}; week 2 is about ${s.bare}.`,
        `Week 3 shows ${c.proof()}; week 4 is about ${m.when}, when ${m.what}.`,
        `Use a table with format, first line, picture, and minutes of work; start with a post on "${c.question()}."`,
        `Group what can be filmed in one session, such as ${c.scene()}, and mark the posts that say how to ${c.act}.`,
        `At the end, tell me how to judge the month by this number: ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      return make(
        'Collaboration',
        `Joint post with a partner who reaches ${segment}`,
        `Two accounts, one useful post about "${c.peek.topic()}."`,
        c.intro(),
        `Suggest five kinds of businesses or groups${c.isLocal ? c.inPlace : ''} that reach ${segment} and don't compete with ${c.aNoun}.`,
        `For the best one, write a 60-word first message and pitch a joint post on "${c.topic()}."`,
        `Say what each side shows on camera; ours could be ${c.scene()}.`,
        `Write one shared caption under 80 words that starts from ${c.problem()} and mentions ${c.service().bare} once.`,
        `Work this in on our side: ${c.detail()}.`,
        `Explain how we'd know it worked, for example by watching ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Repurpose',
        `One story about ${s.bare}, five formats`,
        `Turns one good story about ${s.bare} into a week of posts.`,
        c.intro(),
        `Ask me to tell you about one time we helped with ${s.bare}, in my own words.`,
        c.isLocal
          ? `Turn it into a Reel hook, a five-slide carousel, three story frames, a Google update of 60 words, and an email paragraph for ${c.audience}.`
          : `Turn it into a Reel hook, a five-slide carousel, three story frames, a LinkedIn post of 60 words, and an email paragraph for ${c.audience}.`,
        `Start each format from a different place: ${c.problem()}, the work itself, or the question "${c.question()}."`,
        `Remove anything that could identify ${c.aOne}, and keep one small detail such as ${c.sound()}.`,
        `Show the end of the story as it is: ${s.result || s.bare}.`,
        `Give all five the same reason to trust us: ${c.strength()}.`,
        c.limits,
      );
    },
  ],
};
