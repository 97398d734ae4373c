/** Findings about capacity: waiting lists, seasons, small groups. In English. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding } from '../types.ts';
import { hosts } from './demand.ts';

export function waitlist(d: Case): Finding {
  const raised = d.price && Math.round((d.price.amount * 1.1) / 5) * 5;
  const better = d.price && raised && raised > d.price.amount && d.isSold;
  return {
    bottleneck: said(
      d.wants('more_leads')
        ? `More leads won't help: ${d.hasWaitlist ? `people are already waiting for ${d.thing}` : `you're booked out with ${d.thing}`}.`
        : `You don't need more people asking for ${d.thing}. ${d.hasWaitlist ? "They're already in line" : "You're booked out"}.`,
      `${d.name} is short on room${d.spots ? ` (${d.spots.amount} ${d.spots.words})` : ''}. Decide who gets it next: the first in line or ${d.audience}.`,
      better &&
        `With the same full calendar, ${dollars(raised)} instead of ${dollars(d.price!.amount)} is about ${Math.round((raised / d.price!.amount - 1) * 100)} percent more.`,
    ),
    moves: [
      step(
        'list',
        `Sort everyone waiting for ${d.thing} into three groups.`,
        `Text each of them three questions about ${d.thing}: what exactly, by when, and how flexible. Mark the ones who are ${d.audience}.`,
        `It worked if you know which five get the next free times for ${d.thing}.`,
      ),
      ...(better
        ? [
            step(
              'price',
              `Quote ${dollars(raised)} to the next five new ${d.many}.`,
              `Say the new price for ${d.thing} ${d.site.kind === 'none' ? 'on the phone' : `on ${d.site.label}`} to new people only. Regulars keep ${dollars(d.price!.amount)} for three months.`,
              `It worked if four of the five still want ${d.thing}.`,
            ),
          ]
        : []),
      step(
        'reply',
        `Fill the next cancellation of ${d.thing} within an hour.`,
        `Keep the names of five people who can take ${d.thing} on short notice. When a spot opens, text all five and give it to the first yes.`,
        `It worked if no spot for ${d.thing} stays empty this week.`,
      ),
      step(
        'proof',
        `Tell people honestly how long ${d.thing} takes to get.`,
        `Put the current wait ${d.site.kind === 'none' ? 'in your voicemail greeting' : `on ${d.site.label}`} and change it every Monday. People who can't wait will stop asking.`,
        `It worked if fewer people ask “how long?” and no one is surprised.`,
      ),
    ],
    avoid: [
      `Don't buy leads for ${d.thing} now. A longer line means more calls, not more room.`,
      ...(d.channel && !/^(?:referrals|partners|other)$/.test(d.channelKind)
        ? [`Don't put more time into ${d.channel} until the line for ${d.thing} is shorter.`]
        : []),
    ],
    metric: `What one booked week of ${d.thing} brings in. While ${d.name} is full, it grows through better prices and better-fit customers, not more requests.`,
  };
}

export function season(d: Case): Finding {
  const { text, first, count: length } = d.season!;
  const full = d.spots && d.price && !d.price.isMonthly ? d.spots.amount * d.price.amount : undefined;
  return {
    bottleneck: said(
      `You have ${length} months, ${text}, to earn a year's income from ${d.thing}.`,
      d.spots &&
        (full && d.price!.label === d.price!.text
          ? `Each date holds ${d.spots.amount}, which is ${dollars(full)} when it's full. An empty spot is ${d.price!.text} that never comes back.`
          : `Each date holds ${d.spots.amount}, and a spot that stays empty never comes back.`),
      `So sell spots before people arrive, not while you're out with ${d.many}.`,
    ),
    moves: [
      step(
        'dates',
        `Show every date of the season ${d.site.kind === 'none' ? 'on one page' : `on ${d.site.label}`}.`,
        `Make a list for ${text} with ${d.offer}${d.spots ? `, the spots left (of ${d.spots.amount}),` : ''} and one button to book. Update it every evening from ${first} on.`,
        `It worked if someone books ${d.thing} without calling you first.`,
      ),
      hosts(d, `${d.thing} on your open dates`),
      step(
        'list',
        `Write to last season's ${d.many} while they're still talking about it.`,
        `Send one email with three photos of ${d.thing} and the first dates in ${first}. Ask one question: “Who would you bring next time?”`,
        `It worked if two of them forward it or book ${d.thing}.`,
      ),
    ],
    avoid: [`Don't wait for ${first} to start selling ${d.thing}. ${d.audience} plan weeks ahead.`],
    metric: d.spots
      ? `Booked spots per date, out of ${d.spots.amount}, for the next four dates of ${d.thing}.`
      : `Dates of ${d.thing} sold out before ${first} begins.`,
  };
}

export function spots(d: Case): Finding {
  const { amount } = d.spots!;
  const full = d.price && d.price.isMonthly ? amount * d.price.amount : undefined;
  return {
    bottleneck: said(
      `You don't need a crowd. You work with ${amount} at a time, so a few more ${d.audience} make your month.`,
      full && `One full group of ${amount} at ${d.price!.text} each is ${dollars(full)} a month.`,
      `People hear about ${d.name} but don't come for a first visit${d.channel ? `, because ${d.channel} ${d.channelKind === 'social' ? 'get' : 'gets'} you talked about, not tried` : ''}.`,
    ),
    moves: [
      step(
        'ask',
        `Invite ${amount} people by name to try ${d.thing}.`,
        `Ask your ${d.many} for one name each: ${d.audience}. Call those people, name one date, and keep it to ${amount}.`,
        `It worked if ${Math.max(2, Math.round(amount / 2))} of the ${amount} come.`,
      ),
      step(
        'proof',
        `Answer the first worry ${d.audience} have, in writing.`,
        `Write three sentences ${d.site.kind === 'none' ? 'you can text' : `at the top of ${d.site.label}`}: what happens the first time, why there are only ${amount}${d.price ? `, and what it costs (${d.price.text})` : ''}.`,
        `It worked if the next person who asks about ${d.thing} asks for a date instead.`,
      ),
      step(
        'past',
        `Call three ${d.many} who stopped coming.`,
        `Without a pitch, ask what got in the way, and whether one of the ${amount} ${d.spots!.words} would bring them back to ${d.thing}.`,
        `It worked if one comes back to ${d.thing}, or two give you the same reason.`,
      ),
    ],
    avoid: [
      `Don't chase reach. With ${amount} ${d.spots!.words}, a few ${d.audience} who come are worth more than a hundred who just look.`,
    ],
    metric: `Free ${d.spots!.words} out of ${amount}, counted every Monday. Zero twice in a row means you can add more ${d.thing}.`,
  };
}
