/** Words of leads that database, server and screen agree on. */

/** Only the first is set by the forms. */
export const contactStatuses = ['new', 'read', 'closed'] as const;
export const applicationStatuses = ['pending', 'contacted', 'approved', 'rejected'] as const;
export const subscriberStatuses = ['active', 'unsubscribed'] as const;

/** What a message of the contact form is about, as the form itself says. Empty for anything else than the bootcamp application. */
export const contactTopics = ['', 'bootcamp'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Stored with each message of the contact form. Messages of city pages have `location_page_` and the city. */
export const messageSourceOf: Record<ContactTopic, string> = {
  '': 'contact_page',
  bootcamp: 'bootcamp_application',
};

/** Prompt packs that one can wait for. */
export const waitlists = ['mobile', 'backend', 'devops'] as const;
export type Waitlist = (typeof waitlists)[number];

/** Lists an address can be on, each once. */
export const mailingLists = ['newsletter', ...waitlists.map((list) => `waitlist_${list}` as const)] as const;
export type MailingList = (typeof mailingLists)[number];

/** @returns the list that a form of this source fills: a waitlist by its name, the newsletter for all others. */
export function listOf(source: string): MailingList {
  return mailingLists.find((list) => list === source) ?? 'newsletter';
}

/** @returns the prompt pack that a list waits for; undefined for the newsletter. */
export function waitlistOf(list: string): Waitlist | undefined {
  return waitlists.find((waitlist) => list === `waitlist_${waitlist}`);
}
