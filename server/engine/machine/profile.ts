/** Step 1, Check the facts: the basis of all other tools, expressed in four ways. */
import { at } from '../draft/voice.ts';
import { clauseList, inner, lowerFirst, sentence, upperFirst } from '../text.ts';
import { checklist, lines, table, text, type MachineContext, type Tool } from './context.ts';

const isMissing = 'Not given yet';

function gapsOf(c: MachineContext): string[] {
  const { v, f } = c;
  return [
    !v.brief.place && "Name your town in the description. People nearby can't find a business without a place.",
    v.brief.isGeneralTrade && "Say in plain words what business you're in, so the other steps fit.",
    !c.get('audience') && `Decide who you want more of, for example ${at(f.segments, 0)}.`,
    v.site.kind === 'none' && 'Put up one web page that says what you do, where, and what to click.',
    v.site.kind === 'social' && `Add your own page to go with ${v.site.label}, so you own the address.`,
    !c.get('since') && 'Add the year you started. People can check it.',
    !c.get('hours') && 'Write down your hours and use the same ones on the page, the listing, and the voicemail.',
    !c.get('evidence') && `Collect one piece of proof: ${at(f.proof, 0)} or ${at(f.proof, 1)}.`,
    `Answer “${at(f.questions, 0)}” in one sentence, and put the answer where people look.`,
    `Check your texts against this rule: ${at(f.rules, 0)}`,
  ].filter((gap) => gap !== false);
}

export const profile: Tool = (c) => {
  const { v, f } = c;
  const names = f.services.slice(0, 3).map(({ name }) => lowerFirst(name));
  const who = v.brief.isGeneralTrade
    ? `${v.name} serves ${v.audience.noun} ${v.inPlace}.`
    : `${v.name} is ${v.aNoun} ${v.inPlace}.`;
  const known = v.claims.length > 0 ? v.claims.map(({ phrase }) => phrase).slice(0, 2) : f.strengths.slice(0, 2);
  const since = c.get('since');
  const pitch = lines(
    who,
    v.brief.isGeneralTrade && v.quote
      ? `In our own words: ${v.quote}.`
      : `What we do for ${v.audience.noun}: ${clauseList(names)}.`,
    `What people get: ${inner(at(f.services, 0).result)}.`,
    since && !known.join(' ').includes(since) && `We've been here since ${since}.`,
    `We want to be known for ${clauseList(known)}.`,
    c.get('evidence') && sentence(`You can check it: ${c.get('evidence')}`),
  );
  const spoken = lines(
    v.brief.firstName ? `Hi, I'm ${v.brief.firstName} from ${v.name}.` : `Hi, I'm from ${v.name}.`,
    v.brief.isGeneralTrade ? `We work for ${v.audience.noun} ${v.inPlace}.` : `We're ${v.aNoun} ${v.inPlace}.`,
    `Maybe you know the feeling: ${at(f.problems, 0)}.`,
    "That's when people call us.",
    `They get ${at(f.services, 0).result}.`,
    `Others come because of ${at(f.problems, 1)}.`,
    `If you hear of someone, tell them to ${c.act} and to ask for me.`,
  );
  const row = (fact: string, value: string | undefined) => [fact, value ? upperFirst(value) : isMissing];
  return {
    title: `Fact sheet: ${v.name}`,
    summary: "Read it out loud once. Cut what isn't true. What's missing is listed under the gaps.",
    blocks: [
      text('Pitch in one paragraph', pitch, { note: 'For your page, a flyer, or the first email to a partner.' }),
      text('30-second introduction', spoken, {
        note: `${spoken.split(/\s+/).length} words. Spoken calmly, 75 words take about 30 seconds.`,
      }),
      table(
        'Fact sheet',
        ['Fact', 'As it stands'],
        [
          row('Name', v.name),
          row('Trade', v.brief.isGeneralTrade ? undefined : f.noun),
          row('What you do', c.get('description')),
          row('Where', v.brief.place),
          row('For whom', c.get('audience')),
          row(
            'Services',
            f.services
              .slice(0, 5)
              .map(({ name }) => lowerFirst(name))
              .join(', '),
          ),
          row('Website', v.site.kind === 'none' ? undefined : c.get('website')),
          row('Since', since),
          row('Hours', c.get('hours')),
          row('What you can show', c.get('evidence')),
        ],
        "These services are typical for your industry. Cross out what you don't do.",
      ),
      checklist('Gaps to close', gapsOf(c)),
    ],
  };
};
