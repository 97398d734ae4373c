/** Texts to be spoken, with direction for the voice. */
import { make, up, type Platform } from './context.ts';

export const elevenLabs: Platform = {
  key: 'elevenLabs',
  recipes: [
    (c) =>
      make(
        'Greeting',
        `Phone greeting for ${c.name}`,
        `Plays before anyone picks up.`,
        `Voice: mid-thirties, close to the microphone, ${c.tone}; pace slow, slight smile.`,
        `\nScript: "Hello, and welcome to ${c.name}. … If you are calling about ${c.problem()}, please stay on the line. … We will be with you in a moment."`,
        `\nPause half a second at each of the three dots; stress the word "stay", as ${c.many} in a hurry need to hear it.`,
        `\nStability 55, similarity 80, mono, for the phone line of ${c.aNoun}.`,
      ),
    (c) => {
      const s = c.service();
      return make(
        'Radio spot',
        `Thirty-second spot about ${s.bare}`,
        `Local radio, podcasts or streaming audio.`,
        `Voice: warm baritone or alto, conversational, never shouting; keep it ${c.tone}.`,
        `\nSound bed: ${c.sound()}, fading down after two seconds.`,
        `\nScript: "You know the feeling: ${c.problem()}. … ${c.name} takes care of it, with ${s.name}. … What you get is ${s.result}. … ${c.name}, ${c.where}. ${up(c.act)} today."`,
        `\nSeventy words at most, one breath before the name, and a falling tone on the last word that fits ${c.aNoun}.`,
      );
    },
    (c) =>
      make(
        'Hold line',
        `On-hold message: ${c.peek.topic()}`,
        `Uses the waiting time to help.`,
        `Voice: calm, friendly neighbor who happens to know ${c.aNoun} inside out.`,
        `\nScript: "While you wait, one thing worth knowing. … ${c.topic()}: ask us about it, it takes two minutes. … And if you wonder, ${c.question()} … we will gladly tell you."`,
        `\nAfter it, ten seconds of quiet with ${c.sound()}, then the loop.`,
        `\nNo music with vocals, no promise about waiting time, level suited to ${c.many} on speaker.`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Voice-over',
        `Voice-over that answers: ${d.objection}`,
        `Runs under a forty-second trust film.`,
        `Voice: the owner's type, unpolished, thoughtful; let small pauses stand, since ${c.many} distrust smoothness.`,
        `\nScript: "Some people tell us this: ${d.objection}. … I understand that. … ${d.answer} … You are welcome to see for yourself at ${c.name}."`,
        `\nSpeak the second sentence more softly than the first, as one would at the counter of ${c.aNoun}.`,
        `\nLeave gaps for a picture of ${c.scene()}.`,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Season announcement for ${m.when}`,
        `For the answering machine and a story.`,
        `Voice: bright but not loud, a touch faster than usual, ${c.tone}.`,
        `\nScript: "A quick note from ${c.name}. … ${up(m.when)}: ${m.what}. … So we have ${c.offer()}. … Just ${c.act} while there is room."`,
        `\nBreath after the first sentence; smile on the last; total under twenty seconds for busy ${c.many}.`,
        `\nBackground: ${c.sound()}, barely audible.`,
      );
    },
    (c) =>
      make(
        'Audio guide',
        `Spoken guide: ${c.peek.question()}`,
        `A short audio version of an article.`,
        `Voice: patient explainer, as if beside the listener in the ${c.noun}.`,
        `\nScript opening: "This is ${c.name} with three minutes on a question we hear a lot. … ${c.question()}"`,
        `\nContinue with three points: what causes ${c.problem()}, what one can do alone, and when ${c.service().name} makes sense.`,
        `\nClosing: "If you are unsure, ask. That is what ${c.aNoun} is for."`,
        `\nRate 150 words a minute, a full second between points, numbers spoken as words so that older ${c.many} can follow.`,
      ),
    (c) => {
      const s = c.scene();
      return make(
        'Video voice',
        `Narration for a clip of ${s}`,
        `Gives silent footage a meaning.`,
        `Footage: ${s}.`,
        `\nVoice: quiet, close, observant, like a nature film about ${c.aNoun}.`,
        `\nScript: "Nobody sees this part. … It takes a few minutes, and it is the reason for ${c.strength()}. … ${c.name}."`,
        `\nLet ${c.sound()} be heard alone for two seconds before the first word.`,
        `\nExport without music in WAV, and a second take that is slower for ${c.segment()}.`,
      );
    },
    (c) =>
      make(
        'Reminder',
        `Spoken reminder before ${c.bookings}`,
        `For reminder calls and voice messages.`,
        `Voice: helpful colleague, medium pace, ${c.tone}.`,
        `\nScript: "Hello, this is ${c.name} with a short reminder. … We look forward to seeing you for ${c.bookingObject}. … If something has come up, just reply, and we will find another day."`,
        `\nAdd a variant that begins with "One thing people like to know beforehand: ${c.question()}" and then gives the approved answer.`,
        `\nNo private details, as anyone near ${c.aOne} may hear it; keep both under fifteen seconds.`,
      ),
    (c) =>
      make(
        'Podcast',
        `Podcast opening for a local ${c.noun} show`,
        `Start a small series recorded on a phone.`,
        `Voice: curious host, relaxed, dry humor allowed as long as it stays ${c.tone}.`,
        `\nScript: "Welcome to the show from behind the scenes of ${c.aNoun} ${c.inPlace}. … Today: ${c.topic()}. … And later, the story of ${c.problem()}."`,
        `\nFirst sound is ${c.sound()}, then the host without any jingle.`,
        `\nGive me three versions of the second sentence, each with a different stress, for the ears of ${c.segment()}.`,
      ),
    (c) =>
      make(
        'Social clip',
        `Whispered hook: ${c.peek.problem()}`,
        `Three seconds that make people turn the sound on.`,
        `Voice: almost a whisper, amused, very close; the opposite of a salesperson for ${c.aNoun}.`,
        `\nScript: "So. … ${up(c.problem())}. … Been there? … Do this first: stop guessing. … Then ask ${c.name}."`,
        `\nPauses of 300 milliseconds; the last line in normal voice.`,
        `\nProduce it three times with falling energy, then choose by how ${c.audience} react in the comments about ${c.service().name}.`,
      ),
    (c) =>
      make(
        'Spanish',
        `Spanish voice message for ${c.many}`,
        `For families who prefer Spanish.`,
        `Voice: native Latin American Spanish, neutral accent, respectful, equivalent in character to ${c.tone}.`,
        `\nTranslate and speak: "Hello, this is ${c.name}. You can speak Spanish with us about ${c.service().name}, about ${c.service().name}, or about anything else."`,
        `\nAdd the answer to "${c.question()}" in one Spanish sentence that a grandmother would understand.`,
        `\nSay the ${c.noun} phone number slowly in pairs, twice.`,
        `\nAvoid English trade words where Spanish-speaking ${c.many} use their own.`,
      ),
    (c) =>
      make(
        'Testimonial',
        `Reading of a review about ${c.peek.strength()}`,
        `Lets written praise be heard, with permission.`,
        `Voice: ordinary person, not an announcer, slightly surprised to be pleased by ${c.aNoun}.`,
        `\nRead one real review of ${c.name} word for word; choose one that mentions ${c.strength()}.`,
        `\nBefore it a second voice says: "${up(c.aOne)} wrote this to us."`,
        `\nNo acting of tears or joy; leave hesitations in; end with ${c.sound()}.`,
        `\nUse only reviews whose writer agreed, and respect this: ${c.rule()}`,
      ),
    (c) =>
      make(
        'Training',
        `Practice call: ${c.peek.call()}`,
        `Train new staff with realistic voices.`,
        `Create two voices for a practice call at ${c.aNoun}: a caller, somewhat rushed, and a listener who stays ${c.tone}.`,
        `\nThe situation is ${c.call()}.`,
        `\nCaller's first line: "Hi, quick question. ${c.question()}"`,
        `\nThe listener answers in two sentences, asks one question back, and offers to ${c.act}.`,
        `\nThen record a bad version in which the ${c.noun} sounds bored, so that the difference can be heard.`,
      ),
    (c) =>
      make(
        'Welcome',
        `Welcome message for a first-time ${c.one}`,
        `Sent as audio after the first booking.`,
        `Voice: the owner's, cloned with permission or chosen close to it, ${c.tone}.`,
        `\nScript: "This is a short hello from ${c.name}. … You booked with us for the first time, so here is what happens. … You arrive, we listen, and nothing starts before you said yes. … Most people come because of ${c.problem()}, so you are in good company."`,
        `\nAdd one sentence about ${c.strength()}, spoken as a fact and not as praise.`,
        `\nThirty seconds, with a smile on the name, for phones of ${c.segment()}.`,
      ),
    (c) =>
      make(
        'Advert',
        `Ten-second audio ad on ${c.peek.offer()}`,
        `Short slot in a music stream.`,
        `Voice: clear, dry, quick, on the beat, with the self-assurance of a good ${c.noun}.`,
        `\nScript: "${c.name} ${c.inPlace}. … Right now: ${c.offer()}. … ${up(c.act)} before the month ends."`,
        `\nOne hit of ${c.sound()} at the start and no other effect.`,
        `\nGive two alternates for ${c.segment()}, one softer, one with a question first.`,
      ),
    (c) =>
      make(
        'Walk-through',
        `Audio for a page about ${c.peek.service().name}`,
        `An accessible, spoken version of a service page.`,
        `Voice: reader of a good newspaper, neutral warmth, steady, easy for ${c.many} to follow.`,
        `\nRead the page of ${c.name} on ${c.peek.service().name} aloud, starting with what people get: ${c.service().result}.`,
        `\nSay headings a little lower and slower; turn lists into sentences; speak "from" prices as ranges.`,
        `\nExplain each picture in half a sentence, for example: we see ${c.scene()}.`,
        `\nEnd with how blind and sighted ${c.many} alike can ${c.act}.`,
      ),
  ],
};
