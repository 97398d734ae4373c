/** Findings about nonprofits and congregations, which serve people rather than customers. In English. */
import { said, step, type Case, type Finding } from '../types.ts';

export function volunteers(d: Case): Finding {
  const { amount, words } = d.need!;
  const places = d.dates && amount * d.dates.amount;
  const share = Math.max(5, Math.round(amount / 4 / 5) * 5);
  return {
    bottleneck: said(
      `${d.name} doesn't need more awareness. It needs ${amount} ${words} with a date on their calendar.`,
      places &&
        `${amount} ${words} for each of ${d.dates!.amount} ${d.dates!.words}${d.dates!.months ? ` (${d.dates!.months})` : ''} come to ${places} spots a year${d.budget === 0 ? ', with $0 to spend' : ''}.`,
      `You won't fill them one by one, so ask for groups: one leader from ${d.audience} can bring ${share} people.`,
    ),
    moves: [
      step(
        'ask',
        `Call four leaders of ${d.audience} and ask each for ${share} people.`,
        `Ask for a number and a date, not for support. Have the place, the hours, and what to bring to the next ${d.noun} ready to text.`,
        `It worked if one leader from ${d.audience} names a number.`,
      ),
      step(
        'page',
        `Make one sign-up link for the next ${d.dates ? d.dates.words.replace(/s$/, '') : d.noun}.`,
        `Use a free form with name, phone, group, and date${d.hasWaiver ? ', and the waiver to sign right there' : ''}. Put the link on ${d.channelKind === 'flyers' ? 'every flyer' : 'everything you hand out'}.`,
        `It worked if ten ${words} sign up without calling ${d.name}.`,
      ),
      step(
        'past',
        `Text everyone who came last time: “Bring one person.”`,
        `Use the last sign-in sheet. Name the next date, what you got done together, and how many ${words} are still missing.`,
        `It worked if five ${words} answer with a second name.`,
      ),
    ],
    avoid: [
      d.budget === 0
        ? `Don't pay for reach, not even $20. ${d.audience.replace(/^./, (l) => l.toUpperCase())} answer a call from a person.`
        : `Don't spend on awareness before the ${amount} spots have names next to them.`,
    ],
    metric: `Signed-up ${words} for the next date, out of ${amount}. Check it every Friday.`,
  };
}

const congregation = /\b(?:church|congregation|parish|temple|synagogue|mosque|ministry)\b/;

/** Returns what holds back a cause that doesn't state how many volunteers it has. */
export function cause(d: Case): Finding {
  const isHouse = congregation.test(d.noun);
  return {
    bottleneck: said(
      `People wish ${d.name} well, but most of them were never asked for anything.`,
      d.seeks && `You need ${d.seeks}. That takes one person asking another, not more attention.`,
      `Make one clear ${isHouse ? 'invitation' : 'request'} to ${d.audience}: one thing, one date, and one link.${d.budget === 0 ? ' That fits your $0 budget.' : ''}`,
      d.detail && `You can start with a fact they can picture: “${d.detail}.”`,
    ),
    moves: [
      step(
        'ask',
        isHouse
          ? `Invite ten people by name to one date at ${d.name}.`
          : `Ask ten people by name for one thing ${d.name} needs this month.`,
        `Call ${d.audience} and ask for ${d.seeks && /don/.test(d.seeks) ? 'a fixed monthly amount, even $10' : isHouse ? 'one morning, with a ride and a seat next to you' : 'an hour, a ride, or a delivery'}. Name the date and ${isHouse ? 'who will be there' : 'what it makes possible'}.`,
        `It worked if three of the ten say yes to ${d.name}.`,
      ),
      step(
        'page',
        d.site.kind === 'none'
          ? `Make one free page with one way to ${isHouse ? 'visit' : 'help'} ${d.name}.`
          : `Put one way to ${isHouse ? 'visit' : 'help'} at the top of ${d.site.label}.`,
        `Use three lines: what ${d.name} does${d.inCity}, ${isHouse ? 'what a first visit is like' : 'what one hour or $10 changes'}, and a button. The history of ${d.name} can wait.`,
        `It worked if someone new to ${d.name} uses the button.`,
      ),
      step(
        'past',
        `Thank the last ten who ${isHouse ? 'came' : 'gave or came'} to ${d.name}, and ask for one name each.`,
        `Send one text each, without a form or a link. Say what their part made possible${d.inCity}, then ask: “Who else should I invite to ${d.name}?”`,
        `It worked if two names for ${d.name} come back by Sunday.`,
      ),
    ],
    avoid: [
      `Don't ask everyone for “support.” Ask ${d.audience} for one thing, or ${d.name} gets a like and nothing else.`,
    ],
    metric: d.seeks
      ? `${d.seeks.replace(/^./, (letter) => letter.toUpperCase())} of ${d.name}, counted on the first of each month.`
      : `New people who came back to ${d.name} a second time, per month.`,
  };
}
