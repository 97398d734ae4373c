/** Terms of leads, shared by database, server, and screens. */

/** Forms only set the first one. */
export const contactStatuses = ['new', 'read', 'closed'] as const;
export const applicationStatuses = ['pending', 'contacted', 'approved', 'rejected'] as const;
export const subscriberStatuses = ['active', 'unsubscribed'] as const;

/** Topic of a contact form message, set by the form itself. Empty except for the bootcamp application. */
export const contactTopics = ['', 'bootcamp'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Stored with each contact form message. City pages store `location_page_` and the city. */
export const messageSourceOf: Record<ContactTopic, string> = {
  '': 'contact_page',
  bootcamp: 'bootcamp_application',
};

/** Prompt packs with a waitlist. */
export const waitlists = ['mobile', 'backend', 'devops'] as const;
export type Waitlist = (typeof waitlists)[number];

/** Lists that an address can be on, once each. */
export const mailingLists = ['newsletter', ...waitlists.map((list) => `waitlist_${list}` as const)] as const;
export type MailingList = (typeof mailingLists)[number];

/** @returns the list of a form's source: a waitlist by its name, the newsletter for all others. */
export function listOf(source: string): MailingList {
  return mailingLists.find((list) => list === source) ?? 'newsletter';
}

/** @returns the prompt pack of a waitlist; undefined for the newsletter. */
export function waitlistOf(list: string): Waitlist | undefined {
  return waitlists.find((waitlist) => list === `waitlist_${waitlist}`);
}
