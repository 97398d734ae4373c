/** Findings about timing and volume: full and empty days and months, open times. In English. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';
import { fullAndQuiet, quiet } from './walk-in.ts';

const count = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** Uses their existing channel to fill certain days. */
export function channelFor(d: Case, when: string, on = `on ${when}`): Step {
  const sign = `It worked if you can name one booking for ${when} that came from it.`;
  switch (d.channelKind) {
    case 'social':
      return step(
        'channel',
        `Use your posts for ${when} only.`,
        `Three evenings in a row, post the open times for ${d.thing}. Give only the day, the hour, ${d.price ? d.price.text : 'how long it takes'}, and one link.`,
        sign,
      );
    case 'ads':
      return step(
        'channel',
        `Point your ads at ${when}.`,
        `Change the first line to “${d.thing}: open ${when}” and pause everything else until those times are gone.`,
        sign,
      );
    case 'referrals':
      return step(
        'channel',
        `Give people who recommend you something to pass on: ${when}.`,
        `Text ten ${d.many}, each by name: “I have room for ${d.thing} ${on}. Who do you know?”`,
        sign,
      );
    case 'partners':
      return step(
        'partners',
        `Tell the people who send you ${d.many} which times are open.`,
        `You get ${d.many} through ${d.channel}. Send each contact one line they can forward: “${d.offer}, open ${when}.”`,
        sign,
      );
    default:
      return step(
        'channel',
        `Put the open times for ${when} where people look.`,
        `Write “Open this week: ${when}” with ${d.offer} at the top of ${d.page}. Change it as the times fill up.`,
        sign,
      );
  }
}

export const hosts = (d: Case, when: string): Step =>
  d.channelKind === 'partners'
    ? step(
        'partners',
        `Give the people who already send you ${d.many} something to offer: ${when}.`,
        `Your marketing today is ${d.channel}. Bring each of them a card with ${d.offer}, the next open dates, and a number they can call in the evening.`,
        `It worked if one of them calls about ${d.thing} by Sunday.`,
      )
    : step(
        'partners',
        `Ask three places${d.inCity} that see ${d.audience} to help you fill ${when}.`,
        `Try inns, campgrounds, or cafés. Bring a card with ${d.offer}, the next open dates, and your number. Find out who people ask about things like ${d.thing}.`,
        `It worked if one of the three calls about ${d.thing} by Sunday.`,
      );

export function days(d: Case): Finding {
  if (d.isWalkIn) return fullAndQuiet(d);
  const full = d.full!;
  const empty = d.empty;
  const when = empty?.text ?? 'other days';
  const on = empty?.on ?? 'on other days';
  const more = d.price && d.price.amount < 30 ? 10 : 1;
  const each = d.price && !d.price.isMonthly && empty;
  return {
    bottleneck: said(
      !empty
        ? `Your ${full.text} aren't the problem. Your other days are.`
        : d.wants('more_leads')
          ? `You don't have a lead problem. You have a ${empty.problem} problem.`
          : `You have a ${empty.problem} problem, not a demand problem.`,
      `${full.text} fill ${d.spots && !d.season ? `all ${d.spots.amount} ${d.spots.words}` : 'up'} on their own, but ${when} still have room for ${d.thing}.`,
      each &&
        `${more > 1 ? 'Ten' : 'One'} more on ${empty.count === 1 ? 'that day' : `each of those ${count[empty.count]} days`} (${d.price!.label}) ${more > 1 ? 'bring' : 'brings'} ${dollars(d.price!.amount * empty.count * more)} a week${d.season ? `, all through your season (${d.season.text})` : ''}.`,
    ),
    moves: [
      step(
        'reply',
        `Offer ${when} first to everyone who asks for ${full.text}.`,
        `Save this reply for calls and messages: “${full.one} is full, but ${empty?.one ?? 'another day'} still has room for ${d.thing}. What time works for you?”`,
        `It worked if two people who wanted ${full.one} take ${empty?.one ?? 'another day'}.`,
      ),
      d.archetype === 'tours' || d.archetype === 'events'
        ? hosts(d, when)
        : step(
            'past',
            `Write to 20 ${d.many} who know you and offer ${when}.`,
            `Send each one a personal text with two open times for ${d.thing}${d.price ? ` at the usual ${d.price.text}` : ''}. Start with people who don't need ${full.one}.`,
            `It worked if three of the 20 pick a time ${on}.`,
          ),
      channelFor(d, when, on),
    ],
    avoid: [
      `Don't promote ${full.text}. They fill anyway, and every extra request for ${d.thing} on those days ends in a no.`,
      ...(d.price
        ? [
            `Don't cut your price (${d.price.label}) to fill ${empty?.one ?? 'quiet days'}. ${d.many.replace(/^./, (letter) => letter.toUpperCase())} who pay it on ${full.one} would start waiting for a cheaper day.`,
          ]
        : []),
    ],
    metric: `Bookings for ${d.thing} ${on}, counted every week. Aim for twice today's number in a month.`,
  };
}

export function months(d: Case): Finding {
  const busy = d.fullMonths?.text;
  const quiet = d.emptyMonths?.text ?? 'the months after it';
  const isGoods = d.archetype === 'maker' || d.archetype === 'storefront' || d.archetype === 'restaurant';
  return {
    bottleneck: said(
      busy
        ? `In ${busy} you get more requests for ${d.thing} than you can handle, and in ${quiet} almost none.`
        : `Requests for ${d.thing} dry up in ${quiet}.`,
      busy
        ? `You don't need more ${d.many} over the year. You need some of them to come in ${quiet}.`
        : `The rest of your year is fine, so get ready for ${quiet} while you're busy.`,
      d.price &&
        !d.price.isMonthly &&
        `Twenty who come in ${quiet} instead (${d.price.label}) bring in ${dollars(d.price.amount * 20)} in your slowest stretch.`,
    ),
    moves: [
      step(
        'list',
        `List everyone who came ${busy ? `in ${busy}` : 'last year'} for ${d.thing}.`,
        `Go through receipts, messages, and your phone. Put names, numbers, and the next date for ${d.thing} in a free spreadsheet.`,
        `It worked if the list has 40 names and half of them could come in ${quiet}.`,
      ),
      isGoods
        ? step(
            'dates',
            `Give ${d.audience} a reason to buy ${d.thing} in ${quiet}.`,
            `Offer one small thing you only have then: a new kind, a name on it, a refill. Write one sentence about it and show it to ten ${d.many}.`,
            `It worked if three of the ten ask when they can have it.`,
          )
        : step(
            'dates',
            `Offer a date in ${quiet} to the next ten ${d.many}.`,
            `Say it while they pay: “In ${quiet}, there's no wait for ${d.thing}. Should I put you down?” Then write the date on the receipt.`,
            `It worked if three of the ten say yes to ${quiet}.`,
          ),
      step(
        'reply',
        `Write the ${quiet} message for ${d.audience} now.`,
        `Keep it to two sentences: ${isGoods ? `what's new about ${d.thing}` : `no wait for ${d.thing}`}${d.price ? `, ${d.price.label}` : ''}, and how to ${d.site.kind === 'none' ? 'reach you' : `${isGoods ? 'order' : 'book'} on ${d.site.label}`}. Save it with a reminder three weeks before ${quiet}.`,
        `It worked if five people on your list answer the first message about ${d.thing}.`,
      ),
    ],
    avoid: [
      ...(busy ? [`Don't advertise ${d.thing} in ${busy}. You'd turn people away, and they'd remember it.`] : []),
      ...(d.price ? [`Don't cut your prices (${d.price.label}) all year because ${quiet} is slow.`] : []),
    ],
    metric: `${isGoods ? 'Orders of' : 'Dates for'} ${d.thing} ${isGoods ? '' : 'booked '}in ${quiet}. Start counting today, not when ${quiet} comes.`,
  };
}

export function openings(d: Case): Finding {
  if (d.isWalkIn) return quiet(d);
  const empty = d.empty!;
  return {
    bottleneck: said(
      `Your gap is ${empty.text}.`,
      d.emptyWords && `You said “${d.emptyWords},” so you need a few ${d.audience}, not a campaign.`,
      d.price &&
        !d.price.isMonthly &&
        `One regular on ${empty.one} (${d.price.label}) is about ${dollars(d.price.amount * 4)} a month.`,
    ),
    moves: [
      channelFor(d, empty.text, empty.on),
      step(
        'past',
        `Write to five people who asked about ${d.thing} and didn't start.`,
        `Send each one a line: “A spot opened on ${empty.one}. Do you still want ${d.thing}?” Give the exact time${d.price ? ` and ${d.price.text}` : ''}.`,
        `It worked if one of the five comes to try ${d.thing}.`,
      ),
      step(
        'list',
        `Start a short waiting list for ${d.thing}.`,
        `Ask everyone whose time doesn't fit: “Can I text you when one opens for ${d.thing}?” Write down the name and the days that work besides ${empty.text}.`,
        `It worked if three names are on it, so the next gap in ${d.thing} fills itself.`,
      ),
    ],
    avoid: [
      `Don't run a campaign for ${empty.text}. You'd turn most people away and might still have the same spot open.`,
    ],
    metric: `Open spots for ${d.thing} ${empty.on}. The goal is zero on ${empty.one}, and a name on the list for the next one.`,
  };
}
