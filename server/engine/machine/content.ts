/** Step 7, Plan four weeks of posts: a calendar with real dates. */
import { choicesIn, valuesOf } from '#shared/domain/machine.ts';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { at } from '../draft/voice.ts';
import { inner, lowerFirst, sentence, upperFirst, withArticle } from '../text.ts';
import { distinct, list, table, type MachineContext, type Tool } from './context.ts';

const dayMs = 24 * 3600 * 1000;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const readable = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

type Post = { subject: string; first: string };

const openings: readonly ((people: { one: string; many: string }) => string)[] = [
  ({ one }) => `What we would tell ${withArticle(one)} who asked us this in person.`,
  ({ many }) => `Most ${many} find this out too late. It takes a minute to read.`,
  () => 'We get this question so often that we wrote down the answer.',
  () => 'Three things to know, and one to skip.',
];

/**
 * Returns posts with a varied mix of topics, all different: something to learn, to ask, to see, to believe, to take.
 */
function postsOf(c: MachineContext): Post[] {
  const { f, v } = c;
  const kinds: Post[][] = [
    f.topics.map((topic, index) => ({ subject: upperFirst(topic), first: at(openings, index)(f.customer) })),
    f.questions.map((question) => ({
      subject: `A question we hear a lot: “${question}”`,
      first: `Someone asked us this week: “${question}” Here's the short answer.`,
    })),
    f.services.map(({ name, result }) => ({
      subject: `Before and after: ${lowerFirst(name)}`,
      first: `What you get: ${inner(result)}.`,
    })),
    f.objections.map(({ objection, answer }) => ({
      subject: `Is it true? ${upperFirst(objection)}`,
      first: sentence(answer),
    })),
    f.proof.map((proof) => ({
      subject: `Take a look: ${proof}`,
      first: `We could tell you, but we'd rather show you: ${proof}.`,
    })),
    f.offers.map((offer) => ({
      subject: `This week: ${offer}`,
      first: `${upperFirst(offer)}, until Sunday. To use it, ${c.act}.`,
    })),
    f.problems.map((problem) => ({
      subject: `What to do about ${problem}`,
      first: `If you have ${problem} ${v.city ? `in ${v.city}` : 'right now'}, do this first.`,
    })),
  ];
  const mixed: Post[] = [];
  for (let round = 0; round < 12; round += 1) for (const kind of kinds) if (kind[round]) mixed.push(kind[round]!);
  return mixed;
}

const optionsOf = (key: string) => {
  const field = machineStep('content').fields.find((one) => one.key === key);
  return field?.kind === 'choices' ? valuesOf(field) : [];
};

export const content: Tool = (c) => {
  const { f, v } = c;
  const days = new Set(choicesIn(c.get('days'), optionsOf('days')));
  const channels = choicesIn(c.get('channels'), optionsOf('channels'));
  const start = Date.parse(`${c.get('start')}T00:00:00Z`);
  const dates = Array.from({ length: 28 }, (_, index) => new Date(start + index * dayMs)).filter((date) =>
    days.has(weekday.format(date)),
  );
  const posts = postsOf(c);
  const news = c.get('news');
  const announced = Math.min(2, dates.length - 1);
  const rows = dates.map((date, index) => {
    const isNews = news !== '' && index === announced;
    const post = isNews
      ? { subject: upperFirst(news), first: sentence(`You heard it here first: ${news}`) }
      : at(posts, news !== '' && index > announced ? index - 1 : index);
    return [readable.format(date), at(channels, index), post.subject, post.first, upperFirst(at(f.scenes, index))];
  });
  const films = distinct(dates.slice(0, 6).map((_, index) => upperFirst(at(f.scenes, index))));
  return {
    title: `${rows.length} posts in four weeks`,
    summary: `From ${readable.format(dates[0])} to ${readable.format(dates.at(-1))}, best ${v.audience.time}. Move what doesn't fit, and keep the schedule.`,
    blocks: [
      table(
        'Calendar',
        ['Date', 'Place', 'Subject', 'First line', 'Picture'],
        rows,
        'Download it to print or to open in a spreadsheet.',
      ),
      list('To film in one hour', films, {
        note: 'Film each for eight to fifteen seconds, phone upright, with the real sound.',
      }),
      list('Numbers to check every Monday', [
        'Replies and messages.',
        ...f.kpis.slice(0, 2).map((kpi) => sentence(kpi)),
        `How many people say they saw a post when they ${c.act}.`,
      ]),
      list('House rules', [...f.rules.slice(0, 2), 'Ask before you show a person, a home, or a name.']),
    ],
  };
};
