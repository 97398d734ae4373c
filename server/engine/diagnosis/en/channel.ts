/** Findings about how customers come today: one channel and its limits. In English. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';
import { cause } from './cause.ts';
import { channelFor } from './demand.ts';

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** Makes the business easier to find, or its page clearer. */
export function findable(d: Case): Step {
  if (d.site.kind === 'none' && d.isLocal)
    return step(
      'page',
      `Claim ${d.name}'s free Google Business Profile and list ${d.thing}.`,
      `Show ${d.offer}${d.other && !d.offer.includes(d.other) ? ` and ${d.other}` : ''}, your hours, and five photos from this week. It takes about an hour on your phone.`,
      `It worked if ${d.name} shows up when you search for ${d.thing}${d.inCity}.`,
    );
  if (d.site.kind === 'none')
    return step(
      'page',
      `Put ${d.thing} on one page with its own address.`,
      `Say what it is, who it's for (${d.audience}), and ${d.price ? `what it costs (${d.price.label})` : 'what it costs'}. Add one way to reach you. The Lovable prompts below help you build it in an evening.`,
      `It worked if you can answer the next question about ${d.thing} with one link.`,
    );
  return step(
    'page',
    `Rewrite the first three lines of ${d.site.label}.`,
    `Start with ${d.thing} for ${d.audience}${d.inCity}. Then show ${d.price ? d.price.label : 'the price'} and one way to start.`,
    `It worked if a stranger reads it and can say how to get ${d.thing} from ${d.name}.`,
  );
}

/** Asks their existing customers. */
export const askPast = (d: Case): Step =>
  step(
    'past',
    `${d.isLocal ? 'Text' : 'Write to'} the last ten ${d.many} and ask who else needs ${d.thing}.`,
    `Send each one a personal message with no reward and no link: “Thanks again from ${d.name}. Who else do you know who could use ${d.thing}?”`,
    `It worked if two of the ten send you someone for ${d.thing} by Sunday.`,
  );

const tally = (d: Case): Step =>
  step(
    'count',
    `Ask every new ${d.one} this week how they found ${d.name}.`,
    `Keep a note next to the phone with the name, what they wanted, and who or what sent them${d.channel ? `. See how many come from ${d.channel}` : ''}.`,
    `It worked if you know it for everyone who asked about ${d.thing}.`,
  );

const meet = (d: Case): Step =>
  step(
    'partners',
    `Visit two businesses${d.inCity} that also serve ${d.audience}.`,
    `Pick ones that see people before they need ${d.thing}. Leave a card with ${d.offer} and your number, and offer to send people their way too.`,
    `It worked if one of the two sends you someone for ${d.thing}.`,
  );

const callFive = (d: Case): Step =>
  step(
    'ask',
    `Call five of these people yourself: ${d.audience}.`,
    `Pick those who need ${d.thing} more than once. Ask who decides and what they do today, and offer ${d.detail ? `what sets you apart: “${d.detail}”` : 'one first job'}.`,
    `It worked if one of the five gives you a date.`,
  );

export const common = (d: Case): Step[] =>
  d.isSold ? [findable(d), askPast(d), meet(d), tally(d), channelFor(d, 'this week', 'this week')] : cause(d).moves;

const year = (d: Case) =>
  d.price &&
  !d.price.isMonthly &&
  (d.price.amount < 150
    ? d.price.amount >= 20 && `Two more a week (${d.price.label}) add up to ${dollars(d.price.amount * 100)} a year.`
    : `One more a month (${d.price.label}) adds up to ${dollars(d.price.amount * 12)} a year.`);

function lines(d: Case): [bottleneck: string[], avoid: string, metric: string] {
  const lookUp =
    d.site.kind === 'none'
      ? `There's no website, so someone who hears about ${d.name} can't look up ${d.price ? `your prices (${d.price.label})` : d.thing}.`
      : `When they look at ${d.site.label}, they have to find ${d.offer} right away.`;
  switch (d.channelKind) {
    case 'referrals':
      return [
        [
          `People recommend you, but only when they think of it. Word of mouth brings ${d.audience} at random, not when you have room for ${d.thing}.`,
          lookUp,
        ],
        `Don't replace word of mouth. Ask for it, and give people one line about ${d.thing} they can repeat.`,
        `New ${d.many} who say who sent them, per month, and how many asked for ${d.thing}.`,
      ];
    case 'partners':
      return [
        [
          `You depend on other people remembering ${d.name}. Your marketing today is ${d.channel}.`,
          `When they think of you, ${d.audience} call. When they're busy, no one asks for ${d.thing}.`,
        ],
        `Don't wait to be remembered. Send one useful note a month about ${d.thing}.`,
        `${capital(d.many)} sent by each of the people you rely on, per quarter.`,
      ];
    case 'ads':
      return [
        [
          `Your demand depends on ads. The day the ads for ${d.thing} stop, the calls stop, too.`,
          `${capital(d.audience)} who were happy with ${d.thing} don't send anyone yet, because no one asks them to.`,
        ],
        `Don't raise the ad budget before you know what one booked ${d.one} for ${d.thing} costs you.`,
        `Ad dollars per booked ${d.one}, next to what you make on ${d.price?.label ?? d.thing}.`,
      ];
    case 'social':
      return [
        [`People look at your posts about ${d.thing}. What's missing is a next step for ${d.audience}.`, lookUp],
        `Don't post more often. One post a week that says how to get ${d.thing} is enough.`,
        `Messages that ask for ${d.thing}, per post. Likes don't count.`,
      ];
    case 'google':
      return [
        [
          `${capital(d.audience)} find you when they're already searching for ${d.thing}, with every competitor on the same screen.`,
          lookUp,
        ],
        `Don't chase ten searches. Win one first: ${d.thing}${d.inCity}.`,
        `Calls and bookings for ${d.thing} from Google, per week.`,
      ];
    case 'email':
      return [
        [
          `Your emails keep ${d.many}, but they don't reach ${d.audience} who've never heard of ${d.thing}.`,
          `That list only grows if ${d.audience} get a reason to join it.`,
        ],
        `Don't write more often to the same list. ${capital(d.audience)} who aren't on it won't hear about ${d.thing}.`,
        `New ${d.audience} on your list, per month.`,
      ];
    case 'events':
      return [
        [
          `You meet ${d.audience} at ${d.channel!.startsWith('“') ? 'events' : d.channel}, and in between they don't hear about ${d.thing}.`,
          `They decide on their own schedule, not on the day they meet you. ${d.price ? `At ${d.price.text}, they` : 'They'} need to hear from ${d.name} more than once.`,
        ],
        `Don't book another event before every contact from the last one has had a call about ${d.thing}.`,
        `Second conversations about ${d.thing} per event.`,
      ];
    case 'calls':
      return [
        [
          `Cold calls reach ${d.audience} when it suits you, not when they need ${d.thing}.`,
          `Most say no to the timing, not to you. Without a date to call again, you lose a later yes to ${d.thing}.`,
        ],
        `Don't call more names. Call the same 30 ${d.audience} again, with a reason related to ${d.thing}.`,
        `Meetings about ${d.thing} per 20 calls.`,
      ];
    case 'flyers':
      return [
        [
          `People see a flyer from ${d.name} once. ${capital(d.audience)} who aren't ready for ${d.thing} that day forget it.`,
          lookUp,
        ],
        `Don't print more before you know which flyer or event brought someone for ${d.thing}.`,
        `People who mention the flyer or the event when they ask for ${d.thing}, per month.`,
      ];
    default:
      return [
        [
          `You don't reach ${d.audience}${d.inCity} regularly yet, so ${d.name} depends on who happens to come by.`,
          lookUp,
          ...(d.detail ? [`You do have something to show: “${d.detail}.”`] : []),
        ],
        `Don't start three things at the same time. Start with people who've had ${d.thing}, then go to everyone else.`,
        `People who ask about ${d.thing} per week, and where they heard of ${d.name}.`,
      ];
  }
}

export function channel(d: Case): Finding {
  const [bottleneck, avoid, metric] = lines(d);
  const own: Partial<Record<Case['channelKind'], Step[]>> = {
    referrals: [askPast(d), findable(d), meet(d)],
    ads: [
      step(
        'count',
        `Work out what one booked ${d.one} for ${d.thing} costs you.`,
        `Divide last month's ad bill by the people who booked ${d.thing}. Put the number next to your price${d.price ? ` (${d.price.label})` : ''}.`,
        `It worked if you know which ad for ${d.thing} to stop.`,
      ),
      ...(d.sellsToBusinesses ? [callFive(d)] : [askPast(d)]),
      findable(d),
    ],
    events: [
      step(
        'list',
        `Call everyone from your last event who asked about ${d.thing}.`,
        `Sort the cards into now, this year, and never. On the first two, write the month they'll buy ${d.thing}.`,
        `It worked if ten names for ${d.thing} have a month next to them.`,
      ),
      findable(d),
      askPast(d),
    ],
    partners: [
      step(
        'partners',
        `Write to the three people who sent you the most ${d.many}.`,
        `Thank them for one by name, say how it turned out, and send one line they can forward: “${d.offer}${d.inCity}.”`,
        `It worked if one of them answers with a name for ${d.thing}.`,
      ),
      step(
        'list',
        `List ten more people like them.`,
        `Who else meets ${d.audience} before you do? Write down a person, not a company, and call two this week.`,
        `It worked if one of the two agrees to talk about ${d.thing}.`,
      ),
      findable(d),
    ],
  };
  return {
    bottleneck: said(...bottleneck, year(d)),
    moves: own[d.channelKind] ?? [findable(d), askPast(d), meet(d)],
    avoid: [avoid],
    metric,
  };
}
