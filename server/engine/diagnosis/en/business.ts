/**
 * Findings based on how a business earns: seats, followers, first orders, routes, rules, little time or money. In
 * English.
 */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding } from '../types.ts';

const page = (d: Case) => (d.site.kind === 'none' ? 'one free page' : d.site.label);
const pieces = (d: Case) => (/youtube|tiktok|video/i.test(d.channel ?? '') ? 'videos' : 'posts');
const number = (amount: number) => amount.toLocaleString('en-US');

export function seats(d: Case): Finding {
  const { amount, label } = d.price!;
  const [unit] = /\b(chair|seat|user|location|room|truck|member|employee|store|agent)s?\b/.exec(d.price!.words) ?? [];
  const size = unit && new RegExp(`\\b(\\d+)\\+? ${unit}s?\\b`).exec(d.audience);
  const worth = size ? amount * Number(size[1]) : amount;
  return {
    bottleneck: said(
      d.base &&
        unit &&
        `${number(d.base.amount)} ${unit}s at ${dollars(amount)} bring in about ${dollars(d.base.amount * amount)} a month, so people do pay for ${d.name}.`,
      size
        ? `One new ${d.one} with ${size[1]} ${unit}s adds ${dollars(worth)} a month, or ${dollars(worth * 12)} a year. You need dozens like that, not thousands of visitors to ${d.site.kind === 'none' ? 'a page' : d.site.label}.`
        : `One new ${d.one} (${label}) is worth at least ${dollars(worth * 12)} a year. You need dozens of them, not thousands of visitors to ${d.site.kind === 'none' ? 'a page' : d.site.label}.`,
      d.salesCycle && `They take ${d.salesCycle} to decide, so the calls you make now are next quarter's ${d.many}.`,
      `The weak spot is the first week with ${d.name}, between “looks good” and doing real work in the ${d.noun}.`,
    ),
    moves: [
      step(
        'ask',
        `Call five ${d.audience} who signed up for the ${d.noun} in the last 60 days.`,
        `Ask what almost stopped them and what they still did without the ${d.noun} after a week. Write down their words about ${d.name}.`,
        `It worked if two of the five name the same moment in the ${d.noun}.`,
      ),
      step(
        'reply',
        `Set up the ${d.noun} for the week's first three customers yourself.`,
        `Spend half an hour with each by screen share. Move what they have into the ${d.noun}, and stay until they've made their first real entry.`,
        `It worked if all three still use the ${d.noun} seven days later.`,
      ),
      step(
        'page',
        `Put the math on ${page(d)}.`,
        `Right under the headline, write ${size ? `“${size[1]} ${unit}s, ${dollars(worth)} a month` : `“${label}`}${d.promise ? `, ${d.promise}` : ''}” next to one sentence from a customer who switched.`,
        `It worked if fewer people ask what the ${d.noun} costs.`,
      ),
    ],
    avoid: [
      `Don't build another feature for the ${d.noun} before you know where new ${d.many} get stuck.`,
      ...(d.channel
        ? [
            `Don't judge ${d.channel} by likes or clicks. Judge it by how many ${d.many} still use the ${d.noun} after a week.`,
          ]
        : []),
    ],
    metric: `${d.many.replace(/^./, (l) => l.toUpperCase())} who still use the ${d.noun} seven days after they sign up, out of ten.`,
  };
}

export function followers(d: Case): Finding {
  const { amount } = d.followers!;
  const sales = Math.round(amount / 100);
  const where = d.channel ?? 'your channel';
  return {
    bottleneck: said(
      `Reach isn't your problem. ${number(amount)} people already follow you. The problem is getting them from ${where} to the ${d.noun}.`,
      d.price &&
        !d.price.isMonthly &&
        `If one in a hundred bought it once (${d.price.label}), that's ${dollars(sales * d.price.amount)}.`,
      `So make the offer clearer to ${d.audience} before you make more to watch.`,
    ),
    moves: [
      step(
        'page',
        `Put one line and one link first under your ten most popular ${pieces(d)}.`,
        `“For ${d.audience}: the ${d.noun}, step by step${d.price ? `, ${dollars(d.price.amount)}` : ''}”, with a link to ${d.site.kind === 'none' ? 'where they can buy it' : d.site.label}.`,
        `It worked if clicks from ${where} double by Sunday.`,
      ),
      step(
        'list',
        `Offer ${d.audience} one free page in exchange for an email address.`,
        `Take the question you answer most, name the page after their problem, and mention the ${d.noun} only in the last line.`,
        `It worked if 50 of your ${number(amount)} ask for it in the first week.`,
      ),
      step(
        'ask',
        `Ask five buyers of the ${d.noun} what made them pay.`,
        `Email each one two questions: What did you try before, and what nearly kept you from buying? Use their words on ${page(d)}.`,
        `It worked if one answer sells the ${d.noun} better than your current headline.`,
      ),
    ],
    avoid: [
      `Don't chase the next thousand followers. ${number(amount)} people already see no reason to buy the ${d.noun}. More won't change that.`,
    ],
    metric: `Sales of the ${d.noun} per 1,000 views on ${where}. Note it every Sunday.`,
  };
}

export function firstOrder(d: Case): Finding {
  const price = d.price;
  const first = d.minimum && price ? d.minimum.amount * price.amount : undefined;
  return {
    bottleneck: said(
      first
        ? `The first order is the hurdle. ${d.minimum!.amount} at ${dollars(price!.amount)} comes to ${dollars(first)}${d.leadTime ? ` (${d.leadTime})` : ''} before ${d.audience} have used a single one.`
        : `The first order is the hurdle: ${d.minimum ? `“${d.minimum.words}”` : `${d.leadTime}`}, before ${d.audience} have tried ${d.thing}.`,
      `One buyer who orders ${d.thing} twice is worth more than five who ask for a price list.`,
    ),
    moves: [
      step(
        'sample',
        `Send one sample to five ${d.audience} you'd love to have.`,
        `Add a handwritten card: what it is, ${first ? `${dollars(first)} for the first ${d.minimum!.amount}` : `what the first order costs`}${d.leadTime ? `, ${d.leadTime}` : ''}, and your number. Call when it arrives.`,
        `It worked if two of the five talk about how many ${d.thing} they'd take.`,
      ),
      step(
        'past',
        `Write to everyone who ordered ${d.thing} once and never again.`,
        `Ask how the ${d.thing} worked out and when they'll need more. Offer to put the next order on the calendar${d.leadTime ? ` now (${d.leadTime})` : ''}.`,
        `It worked if one of them names a month for more ${d.thing}.`,
      ),
      step(
        'page',
        `Put the whole deal in one line ${d.site.kind === 'none' ? 'in your emails' : `on ${d.site.label}`}.`,
        `“${first ? `${d.minimum!.amount} ${d.thing}, ${dollars(first)}` : d.thing}${d.leadTime ? `, ${d.leadTime}` : ''},” so no one has to write and ask.`,
        `It worked if the next request for ${d.thing} starts with a date.`,
      ),
    ],
    avoid: [
      `Don't add more products. ${d.audience.replace(/^./, (l) => l.toUpperCase())} need one safe way to try ${d.thing}, not more to choose from.`,
    ],
    metric: `Second orders of ${d.thing}. Look at them on the first of each month.`,
  };
}

export function route(d: Case): Finding {
  const { on, name } = d.route!;
  return {
    bottleneck: said(
      `You drive ${on} anyway, so your cheapest new customer is right next to one you already have.`,
      `${d.name} doesn't need more reach. It needs more stops for ${d.thing} on the same road.`,
      d.channel &&
        `${d.channel.replace(/^“?./, (l) => l.toUpperCase())} can find them, if your list follows the route.`,
    ),
    moves: [
      step(
        'list',
        `Write down 20 ${d.audience} along the ${name} route.`,
        `Open the map, mark today's stops, and note everyone within ten minutes of one. Add the name of the person who orders ${d.thing}.`,
        `It worked if you know who buys ${d.thing} at ten of them.`,
      ),
      step(
        'ask',
        `Ask three customers on your ${name} route for one neighbor each.`,
        `At the next stop: “Who near you needs ${d.thing}, and can I say you sent me?”`,
        `It worked if you leave with two names for ${d.thing}.`,
      ),
      step(
        'sample',
        `Visit five from the list with one page about ${d.thing}.`,
        `Include ${d.offer}${d.detail ? `, ${d.detail}` : ''}, the days you come by (${name}), and who you serve nearby. Ask for one trial stop.`,
        `It worked if one says yes to a first stop for ${d.thing}.`,
      ),
    ],
    avoid: [`Don't take a customer far off the ${name} route. The drive eats up even a big first order of ${d.thing}.`],
    metric: `Stops for ${d.thing} per run on ${on}. One more a week makes for a good quarter.`,
  };
}

export function rules(d: Case): Finding {
  return {
    bottleneck: said(
      d.isPrivate
        ? `Everyone else shows stories from ${d.many} as proof, and you can't (“${d.rule}”).`
        : `Your rules limit what you can say: “${d.rule}.”`,
      d.price
        ? `At ${d.price.text}, ${d.audience} want to be sure before they book.`
        : `${d.audience.replace(/^./, (l) => l.toUpperCase())} choose someone they already trust with ${d.thing}.`,
      `So build trust with what you explain, not with ${d.isPrivate ? 'stories of people you treated' : 'favors or promises'}. You can be the clearest voice on ${d.thing}${d.inCity}.`,
    ),
    moves: [
      step(
        'proof',
        `Answer what ${d.audience} ask before they choose someone for ${d.thing}.`,
        `Write one page ${d.site.kind === 'none' ? 'you can send' : `on ${d.site.label}`}: what happens first, how long it takes${d.price ? `, ${d.price.text}` : ''}, and who shouldn't come to you. Then check it against your rule.`,
        `It worked if the next person who calls about ${d.thing} has read it.`,
      ),
      step(
        'partners',
        `Have coffee with two people ${d.audience} ask first about ${d.thing}.`,
        `Bring only that page. Ask what people want to know about ${d.thing}, and offer to answer it for free. No money changes hands.`,
        `It worked if one of them wants more copies for people who ask about ${d.thing}.`,
      ),
      step(
        'channel',
        d.channel && d.channelKind !== 'referrals'
          ? `Use ${d.channel} for one question only.`
          : `Give people who recommend you one sentence about ${d.thing}.`,
        d.channel && d.channelKind !== 'referrals'
          ? `Take the one ${d.audience} ask most about ${d.thing}. Answer it in ten minutes, with a sheet to take home and ${d.site.kind === 'none' ? 'your number' : d.site.label} at the bottom. Leave out cases and names.`
          : `“${d.offer.replace(/^./, (l) => l.toUpperCase())}, for ${d.audience}${d.inCity}.” Say it at the end of each visit, print it on your card, and leave everything else off.`,
        d.channel && d.channelKind !== 'referrals'
          ? `It worked if three ${d.audience} ask you a second question about ${d.thing}.`
          : `It worked if the next new ${d.one} repeats it.`,
      ),
    ],
    avoid: [],
    metric: `First conversations about ${d.thing} with ${d.audience} per week, and who sent them.`,
  };
}

export function hours(d: Case): Finding {
  const time = d.hours!.words;
  return {
    bottleneck: said(
      `You have ${time} for marketing, so your time is the bottleneck, not ideas.`,
      `That's enough for one thing done every week for ${d.audience}${d.channel ? `, and ${d.channel} is the one you know` : ''}.`,
      `Three half-done channels would take ${d.name} the same time, and no one would ask for ${d.thing}.`,
    ),
    moves: [
      step(
        'reply',
        `Put ${time} in your calendar as two fixed blocks.`,
        `In the first block, write to people who've had ${d.thing}. In the second, answer everyone who wrote back and suggest a date.`,
        `It worked if both blocks happened and one person asked for ${d.thing}.`,
      ),
    ],
    avoid: [
      `Don't open a second channel. ${time.replace(/^./, (l) => l.toUpperCase())} is enough for one channel for ${d.thing}, and no more.`,
    ],
    metric: `Requests for ${d.thing} per hour you spend on marketing.`,
  };
}

export function noMoney(d: Case): Finding {
  return {
    bottleneck: said(
      `You have $0 for marketing, so every new ${d.one} has to come through someone who already knows ${d.name}.`,
      `That's slower than ads but safer. Ask out loud, and mention ${d.thing} and ${d.audience} by name.`,
    ),
    moves: [],
    avoid: [`Don't pay for reach. An hour with the people who know ${d.thing} costs nothing and brings more.`],
    metric: `${d.many.replace(/^./, (l) => l.toUpperCase())} sent by someone you asked, per month.`,
  };
}
