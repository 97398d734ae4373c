/** Findings about quiet days at walk-in businesses: a barber without appointments, a coffee bar. In English. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';

/** Uses their existing channel to fill certain days. */
function channelForVisits(d: Case, when: string, on: string): Step {
  const sign = `It worked if someone tells you that's why they came ${on}.`;
  switch (d.channelKind) {
    case 'social':
      return step(
        'channel',
        `Use your posts for ${when} only.`,
        `Three evenings in a row, post one photo of ${d.thing} and one line: no wait ${on}${d.price ? `, ${d.price.text}` : ''}.`,
        sign,
      );
    case 'ads':
      return step(
        'channel',
        `Point your ads at ${when}.`,
        `Change the first line to “No wait ${on}: ${d.thing}” and pause everything else for two weeks.`,
        sign,
      );
    case 'referrals':
      return step(
        'channel',
        `Give people who recommend you something to pass on: ${when}.`,
        `Tell the next ten ${d.many}, each by name: “It's quiet ${on}. Bring a friend for ${d.thing}; you won't wait.”`,
        sign,
      );
    default:
      return step(
        'channel',
        `Put ${when} where people look.`,
        `Write “No wait ${on}” with ${d.offer} at the top of ${d.page} and on your door. Take it down on busy days.`,
        sign,
      );
  }
}

const atTheRegister = (d: Case, when: string, on: string, one: string): Step =>
  step(
    'past',
    `Tell the next 20 ${d.many} that ${when} are quiet.`,
    `Say it while they pay: “On ${one} you won't wait for ${d.thing}.” Start with people who had to wait in line.`,
    `It worked if three of the 20 come back ${on}.`,
  );

/** Returns advice for filling quiet days when other days are full. */
export function fullAndQuiet(d: Case): Finding {
  const [full, empty] = [d.full!, d.empty];
  const [when, on] = [empty?.text ?? 'other days', empty?.on ?? 'on other days'];
  const one = empty?.one ?? 'other days';
  return {
    bottleneck: said(
      `You don't have a demand problem. You have a ${empty?.problem ?? 'quiet-day'} problem.`,
      `${full.text} fill up on their own, but no one's in line for ${d.thing} ${on}.`,
      d.price &&
        !d.price.isMonthly &&
        empty &&
        `Ten more on ${empty.count === 1 ? 'that day' : 'each of those days'} (${d.price.label}) bring ${dollars(d.price.amount * empty.count * 10)} a week.`,
    ),
    moves: [
      step(
        'reply',
        `Tell everyone who waits on ${full.one} about ${when}.`,
        `Say it while they wait, and put it on a sign by the register: “${full.one} fills up. On ${one} there's no line for ${d.thing}.”`,
        `It worked if two people who came on ${full.one} come ${on} next time.`,
      ),
      atTheRegister(d, when, on, one),
      channelForVisits(d, when, on),
    ],
    avoid: [
      `Don't promote ${full.text}. They fill anyway, and a longer line sends people away.`,
      ...(d.price
        ? [
            `Don't cut your price (${d.price.label}) to fill ${one}. People who pay it on ${full.one} would start waiting for the deal.`,
          ]
        : []),
    ],
    metric: `People who come in ${on}, counted with a tally at the register. Aim for twice today's number in a month.`,
  };
}

/** Returns what to do about quiet days. */
export function quiet(d: Case): Finding {
  const empty = d.empty!;
  return {
    bottleneck: said(
      `Your gap is ${empty.text}.`,
      d.emptyWords && `You said “${d.emptyWords},” so you need a few more ${d.many} then, not a campaign.`,
      d.price &&
        !d.price.isMonthly &&
        `One more regular on ${empty.one} (${d.price.label}) is about ${dollars(d.price.amount * 4)} a month.`,
    ),
    moves: [
      channelForVisits(d, empty.text, empty.on),
      atTheRegister(d, empty.text, empty.on, empty.one),
      step(
        'partners',
        `Ask two neighbors within a five-minute walk to send people ${empty.on}.`,
        `Try an office, a school, or a shop. Leave a card with ${d.offer} and your hours, and keep theirs by your register.`,
        `It worked if one person comes in ${empty.on} and says who sent them.`,
      ),
    ],
    avoid: [`Don't run a campaign for ${empty.text}. A few people who live or work nearby are enough.`],
    metric: `People who come in ${empty.on}, counted with a tally at the register. Aim for twice today's number in a month.`,
  };
}
