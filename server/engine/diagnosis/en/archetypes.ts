/**
 * What holds back a business of each archetype when the owner's facts don't show anything more specific. In English.
 */
import type { Archetype } from '#shared/domain/archetypes.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';
import { cause } from './cause.ts';

const where = (d: Case) => (d.site.kind === 'none' ? 'in every first message' : `on ${d.site.label}`);

type Lines = { bottleneck: string; first: Step; avoid: string; metric: string };

const lines: Record<Exclude<Archetype, 'nonprofit'>, (d: Case) => Lines> = {
  'local-service': (d) => ({
    bottleneck: `${d.audience} who need ${d.thing}${d.inCity} call two or three companies and take the first one that answers with a time.`,
    first: step(
      'reply',
      `Answer every request for ${d.thing} within ten minutes.`,
      `Save one text: “Thanks for asking ${d.name} about ${d.thing}. What's the address, and does morning or afternoon work better?” Send it from the job.`,
      `It worked if one more of this week's callers books ${d.thing}.`,
    ),
    avoid: `Don't drive out to look at ${d.thing} before you've talked about the price on the phone.`,
    metric: `Requests for ${d.thing} answered within ten minutes, out of all requests.`,
  }),
  storefront: (d) => ({
    bottleneck: `People pass ${d.name} without knowing what it's best at: ${d.thing}. ${d.audience} have no reason yet to come in for it on a given day.`,
    first: step(
      'proof',
      `Put ${d.thing} where people can see it from outside.`,
      `Use one sign and one photo${d.site.kind === 'none' ? '' : ` on ${d.site.label}`} with ${d.offer} and nothing else.`,
      `It worked if three people ask for ${d.thing} because they saw it.`,
    ),
    avoid: `Don't show everything you have. Put ${d.thing} first and the rest inside.`,
    metric: `${d.many} who come in for ${d.thing}, per week.`,
  }),
  restaurant: (d) => ({
    bottleneck: `${d.audience} decide where to eat an hour ahead, on their phone. The picture they see should show ${d.thing}.`,
    first: step(
      'proof',
      `Photograph ${d.thing} today, by the window.`,
      `Take three pictures with a phone and no filter. Put the best one first on Google${d.site.kind === 'none' ? '' : ` and on ${d.site.label}`}, with the price next to it.`,
      `It worked if two ${d.many} order ${d.thing} and mention the picture.`,
    ),
    avoid: `Don't add dishes. People come back for ${d.thing}.`,
    metric: `${d.many} who order ${d.thing}, on your slowest day.`,
  }),
  practice: (d) => ({
    bottleneck: `${d.audience} are unsure before they call about ${d.thing}, and most of them put it off rather than choose someone else.`,
    first: step(
      'proof',
      `Write down what happens at a first visit for ${d.thing}.`,
      `Write five sentences ${where(d)}: who they meet, how long ${d.thing} takes, what to bring${d.price ? `, ${d.price.text}` : ''}, and what happens after.`,
      `It worked if the next new ${d.one} for ${d.thing} says they read it.`,
    ),
    avoid: `Don't promise results of ${d.thing}. Promise how you work.`,
    metric: `First visits for ${d.thing} per week, and how many days people waited for theirs.`,
  }),
  b2b: (d) => ({
    bottleneck: `You don't need reach for ${d.thing}. You need 30 names. ${d.audience} buy it a few times a year, and the supplier they think of that week gets the order.`,
    first: step(
      'list',
      `Write down 30 ${d.audience} by name.`,
      `For each, note who decides, what they use instead of ${d.name} today, and when they buy next. Call five and ask only the last question.`,
      `It worked if three names for ${d.thing} have a month next to them.`,
    ),
    avoid: `Don't send a brochure about ${d.thing} to a list you bought.`,
    metric: `Conversations about ${d.thing} with people on your list, per week.`,
  }),
  saas: (d) => ({
    bottleneck: `${d.audience} like the ${d.noun} when they see it, and then go back to what they used before. It all depends on the first week with ${d.name}.`,
    first: step(
      'ask',
      `Watch three new users of ${d.name} for half an hour each.`,
      `Do it by video, without helping. Write down where they get stuck in the ${d.noun} and what they say.`,
      `It worked if you saw two people get stuck at the same point in the ${d.noun}.`,
    ),
    avoid: `Don't buy traffic for the ${d.noun} before new users stay.`,
    metric: `New users of ${d.name} who come back on day seven, out of ten.`,
  }),
  creator: (d) => ({
    bottleneck: `People like what you make and don't know what to do next. Getting to the ${d.noun} takes ${d.audience} more steps than it should.`,
    first: step(
      'page',
      `End your next three pieces with the same sentence.`,
      `Give one reason and one link to the ${d.noun}${d.price ? ` (${d.price.label})` : ''} in your own voice.`,
      `It worked if one of the three brings twice the usual clicks.`,
    ),
    avoid: `Don't start another channel for the ${d.noun} before this one sells.`,
    metric: `People who buy or join the ${d.noun}, per 1,000 who see it.`,
  }),
  maker: (d) => ({
    bottleneck: `${d.audience} can't touch ${d.thing} through a screen, so they hesitate.`,
    first: step(
      'proof',
      `Film ${d.thing} in your hands for 20 seconds.`,
      `Show the size, weight, sound, and underside in daylight. Put it first ${where(d)}, with ${d.offer}.`,
      `It worked if fewer people ask how big ${d.thing} are and one more orders.`,
    ),
    avoid: `Don't add ten new products. Show ${d.thing} ten ways.`,
    metric: `Orders of ${d.thing} per 100 visitors.`,
  }),
  tours: (d) => ({
    bottleneck: `${d.audience} decide what to do${d.inCity} the evening before, so ${d.thing} has to be easy to book right then.`,
    first: step(
      'dates',
      `Make ${d.thing} bookable from a phone tonight.`,
      `Show the next ten dates ${where(d)} with spots left and ${d.offer}. Use one button and a form with four fields at most.`,
      `It worked if someone books ${d.thing} after 8 PM.`,
    ),
    avoid: `Don't add a second tour before ${d.thing} is full on good days.`,
    metric: `Empty spots on ${d.thing}, per week.`,
  }),
  events: (d) => ({
    bottleneck: `${d.audience} book ${d.thing} once, months ahead, and compare three or four people in one evening.`,
    first: step(
      'reply',
      `Answer the next request for ${d.thing} with a free date and a price.`,
      `Within an hour, write three sentences: whether the date is free, ${d.offer}, and one question about their day.`,
      `It worked if the next two who write about ${d.thing} agree to a call.`,
    ),
    avoid: `Don't send a price list without asking about the day. It makes ${d.thing} look like any other.`,
    metric: `Calls per ten requests for ${d.thing}.`,
  }),
  school: (d) => ({
    bottleneck: `${d.audience} think about ${d.thing} for weeks. They start when someone gives them a date, and most never get one.`,
    first: step(
      'dates',
      `Set one start date for ${d.thing}.`,
      `Put the day, the hour, ${d.price ? d.price.text : 'the price'}, and what to bring ${where(d)}. Send it to everyone who asked this year.`,
      `It worked if two people take the date for ${d.thing}.`,
    ),
    avoid: `Don't offer every hour of the week for ${d.thing}. A few fixed times are easier to say yes to.`,
    metric: `People who try ${d.thing} and stay for a second month.`,
  }),
};

/** Returns the finding that applies to any business of its archetype, in the owner's nouns. */
export function archetype(d: Case): Finding {
  if (d.archetype === 'nonprofit') return cause(d);
  const { bottleneck, first, avoid, metric } = lines[d.archetype](d);
  return {
    bottleneck: said(bottleneck, d.detail && `You have something to say there: “${d.detail}.”`),
    moves: [first],
    avoid: [avoid],
    metric,
  };
}
