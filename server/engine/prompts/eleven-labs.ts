/** Scripts to be spoken: length, voice, pace, pauses, settings. */
import { make, type Platform } from './context.ts';

export const elevenLabs: Platform = {
  key: 'elevenLabs',
  recipes: [
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Greeting',
        `Voicemail greeting for ${c.name}`,
        `Sounds professional to anyone with a question about ${s.bare}.`,
        c.intro(),
        `Write a 40-word voicemail greeting for ${c.aNoun}${c.inPlace} that I'll generate in ElevenLabs.`,
        `Say our name first, and ask for a name, a number, and a few words about the reason, such as ${p}.`,
        `Make it work for ${c.call()}, and don't promise when we'll call back.`,
        `Work this in: ${c.detail()}.`,
        `Delivery: ${c.tone}, about 140 words a minute, with a half-second pause after our name.`,
        `Set stability near 60%, similarity near 80%, and speed at 0.95, so "${s.bare}" comes through on a phone.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Introduction',
        `Thirty-second introduction to ${s.bare}`,
        `Plays under a video or next to the text on the ${s.bare} page.`,
        c.intro(),
        `Write a 75-word voiceover that introduces ${s.bare} in 30 seconds.`,
        `Open with this situation in one short sentence: ${c.problem()}.`,
        `In the middle, say what people have afterward: ${s.result || s.bare}.`,
        `Close with our name and how to ${c.act}, without pushing ${s.bare}.`,
        `In one line, describe a voice that suits ${c.audience}: age range, accent, timbre, and pace.`,
        `Mark pauses with an ellipsis, and let this sound play for two seconds before the first word: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const sound = c.sound();
      return make(
        'Sound effects',
        `Five sound effects for ${c.aNoun}`,
        `A small sound library for your videos about ${s.bare}.`,
        c.intro(),
        `Write five prompts for the ElevenLabs sound effects tool that fit ${c.aNoun}.`,
        `The first recreates this in 5 seconds: ${sound}.`,
        `The second is a 15-second loop of room tone for this scene: ${c.scene()}.`,
        `The third is a 2-second transition and the fourth a 1-second ending, both inspired by ${s.bare}.`,
        `The fifth pairs with a close-up in this look: ${c.visual()}.`,
        `Give each one a source, distance, room size, and length, and match this mood without voices or melody: ${c.tone}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      const s = c.service();
      return make(
        'Doubt',
        `Voiceover that answers "${d.objection}"`,
        `Runs under a 40-second video for people unsure about ${s.bare}.`,
        c.intro(),
        `Write a 95-word voiceover, about 40 seconds, that starts from this thought: "${d.objection}."`,
        `Admit what's fair about it, then answer in plain words with this meaning: ${d.answer}`,
        `Back it up with this, and ask me for the details first: ${c.proof()}.`,
        `Leave a two-second gap for a picture of this: ${c.scene()}.`,
        `Delivery: thoughtful and unpolished, like the person behind the counter, with the first sentence softer than the rest.`,
        `Set stability near 40% for natural ups and downs, and speed at 0.95, for listeners new to ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Timely',
        `Voice message for ${m.when}`,
        `A short audio note about ${s.bare} for the days when ${m.what}.`,
        c.intro(),
        `Write a 45-word voice message, under 20 seconds, for ${m.when}, when ${m.what}.`,
        `Give ${c.audience} one useful reason to think about ${s.bare} now.`,
        `Suggest this next step, and check it with me before you use it: ${c.offer()}.`,
        `Say this once, the way I'd say it out loud: ${c.detail()}.`,
        `Delivery: ${c.tone}, a touch brighter than usual, with a breath after the first sentence.`,
        `Keep this sound barely audible underneath: ${c.sound()}.`,
        c.limits,
      );
    },
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Audio guide',
        `Three-minute audio guide: ${q}`,
        `A spoken answer for people reading up on ${s.bare}.`,
        c.intro(),
        `Write a 420-word audio guide, about three minutes, that answers "${q}"`,
        `Before you write, ask me for the facts you're missing about ${s.bare}.`,
        `Use three parts: what's behind ${c.problem()}, what people can check on their own, and where ${s.bare} can help.`,
        `Write for the ear of ${c.segment()}: short sentences, numbers spelled out, and no lists.`,
        `Put a one-second pause between parts, and end with how to ${c.act} for anyone still unsure about ${s.bare}.`,
        `Delivery: a patient explainer at 150 words a minute who sounds like this: ${c.tone}.`,
        c.limits,
      );
    },
    (c) => {
      const scene = c.scene();
      const s = c.service();
      return make(
        'Narration',
        `Narration for a clip: ${scene}`,
        `Gives silent footage about ${s.bare} a meaning in 20 seconds.`,
        c.intro(),
        `Write a 40-word narration for a 20-second clip that shows ${scene}.`,
        `Don't describe the picture; tell people why it matters for ${s.bare}.`,
        `Lead up to this point in the last sentence: ${c.strength()}.`,
        `Let this sound play alone for two seconds before the first word: ${c.sound()}.`,
        `Delivery: close to the microphone, quiet and observant, with room to breathe, as fits ${c.aNoun}.`,
        `Give me a second version in 30 words, slower, for ${c.segment()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const q = c.question();
      return make(
        'Follow-up',
        `Voice note after a question about ${s.bare}`,
        `A personal follow-up you can send by text or email after someone asks about ${s.bare}.`,
        c.intro(),
        `Write a 55-word voice note for someone who asked about ${s.bare} and hasn't answered since.`,
        `Thank them, answer one thing people often ask, and get the answer from me first: "${q}"`,
        `Say how to ${c.act}, and make it easy to say no to ${s.bare} for now.`,
        `Leave out anything private, since others may hear it: no names, no details of ${c.problem()}.`,
        `Delivery: like a helpful coworker, medium pace, with this tone: ${c.tone}.`,
        `Add a 25-word version for ${c.segment()}, and mark one pause in each with an ellipsis.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Mini podcast',
        `Two-voice mini podcast: ${topic}`,
        `Ninety seconds that make ${s.bare} easier to understand.`,
        c.intro(),
        `Write a 230-word dialogue for two voices, about 90 seconds, called "${topic}".`,
        `The host asks on behalf of ${c.segment()}; the guest speaks for ${c.aNoun}.`,
        `Open on this sound without a jingle, and start mid-conversation: ${c.sound()}.`,
        `Have the host ask "${c.question()}" and "${c.question()}", and ask me for both answers first.`,
        `Tell one made-up example, and say that it's made up: ${c.problem()}.`,
        `Label each line Host or Guest, keep turns under 30 words, and mention ${s.bare} once near the end.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Hooks',
        `Spoken hooks: ${p}`,
        `First lines for short videos about ${s.bare}.`,
        c.intro(),
        `Write six spoken hooks of 12 words or fewer about this situation: ${p}.`,
        `Make two of them questions, two surprising facts about ${s.bare} to confirm with me, and two half-finished sentences.`,
        `After each hook, add a second line of 15 words that leads to ${s.bare}.`,
        `For each, name a delivery: a near whisper, dry and flat, or a smile in the voice that suits ${c.audience}.`,
        `Build one hook around the search "${c.keyword()}", with a 300-millisecond pause before its key word.`,
        `Set stability near 35% and style near 30%, and make three takes of the best hook about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Voice design',
        `A brand voice for ${c.aNoun}`,
        `One voice to use for everything you record about ${s.bare}.`,
        c.intro(),
        `Write three Voice Design prompts of 60 words or fewer for a voice that represents ${c.aNoun}.`,
        `In each, give age range, accent, timbre, pace, distance to the microphone, and this character: ${c.tone}.`,
        `Make one for ${c.segment()}, one for ${c.segment()}, and one that suits both.`,
        `Write a 70-word preview text that mentions ${s.bare}, asks "${c.question()}", and includes this: ${c.detail()}.`,
        `List ten words about ${s.bare} that a voice could mispronounce, each with a spelling by sound.`,
        `Tell me what to listen for when I choose, so the voice backs up this: ${c.strength()}.`,
        c.limits,
      );
    },
    (c) => {
      const proof = c.proof();
      const s = c.service();
      return make(
        'Proof',
        `Something to show, told out loud: ${proof}`,
        `A 30-second narration for people deciding on ${s.bare}.`,
        c.intro(),
        `Write a 75-word narration, about 30 seconds, around something we can show: ${proof}.`,
        `Ask me for the true facts about it first, and invent no numbers, names, or quotes about ${s.bare}.`,
        `Explain in one sentence why it matters to ${c.audience}.`,
        `Connect it to what people look for: ${c.strength()}.`,
        `Follow this rule: ${c.rule()}`,
        `Delivery: matter-of-fact, no praise, 145 words a minute, with a pause before the line about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const call = c.call();
      const s = c.service();
      return make(
        'Practice call',
        `Practice script: ${call}`,
        `Lets you or someone new rehearse questions about ${s.bare}.`,
        c.intro(),
        `Write a two-voice practice call of 200 words for this situation: ${call}.`,
        `The caller is a little rushed and opens with, "Hi, quick question: ${c.question()}"`,
        `The listener answers in two sentences, asks one question about ${s.bare}, and explains how to ${c.act}.`,
        `Have the caller hesitate once about ${s.bare}, and get my approved reply first.`,
        `Label each line Caller or Listener, with a delivery note for the listener: ${c.tone}.`,
        `Add a 60-word bad version where the listener sounds bored by ${c.problem()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Welcome',
        `Welcome message for ${c.aOne} new to ${s.bare}`,
        `A personal hello after someone decides to ${c.act}.`,
        c.intro(),
        `Write a 75-word welcome message, about 30 seconds, for ${c.aOne} who's new to ${s.bare}.`,
        `Ask me for the first three steps of ${s.bare}, and explain them in the order they happen.`,
        `Say that other people reach out because of ${c.problem()}, too.`,
        `Work this in as a plain fact: ${c.detail()}.`,
        `Write it for a clone of my own voice, with short sentences that sound right for ${c.aNoun}.`,
        `Delivery: ${c.tone}, with a smile on our name and a one-second pause before the first step.`,
        c.limits,
      );
    },
    (c) => {
      const offer = c.offer();
      const s = c.service();
      return make(
        'Invitation',
        `Fifteen-second invitation: ${offer}`,
        `Tells people about one easy way to start with ${s.bare}.`,
        c.intro(),
        `Write a 35-word audio invitation, 15 seconds, about this first step, and check the details with me: ${offer}.`,
        `Start with a question that's natural for ${c.segment()}.`,
        `Name ${s.bare} once, and finish with our name and how to ${c.act}.`,
        `Use this sound once at the start and nothing else: ${c.sound()}.`,
        `Follow this rule: ${c.rule()}`,
        `Give me two more versions for ${c.segment()}, one softer and one quicker, with speed settings.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const price = c.price();
      return make(
        'Spoken page',
        `Read-aloud version of the ${s.bare} page`,
        `For people who'd rather listen than read about ${s.bare}.`,
        c.intro(),
        c.site
          ? `Ask me to paste the text about ${s.bare} from ${c.site}, then turn it into a script of 300 words or fewer.`
          : `Ask me to paste what I have about ${s.bare}, then turn it into a script of 300 words or fewer.`,
        `Start with what people have afterward: ${s.result || s.bare}.`,
        `Turn lists into sentences, and describe pictures in half a sentence, such as "${c.scene()}".`,
        price
          ? `Spell out prices the way people say them, including this one: ${price}.`
          : `Spell out numbers and abbreviations the way people say them when they talk about ${s.bare}.`,
        `Near the end, answer "${c.question()}" in two sentences, and ask me for the facts first.`,
        `Delivery: clear and even, 150 words a minute, stability near 65%, for ${c.audience}.`,
        c.limits,
      );
    },
  ],
};
