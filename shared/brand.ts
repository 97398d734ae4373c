/**
 * Everything that says who we are. Another agency re-brands the whole site by editing this one file.
 */
export const brand = {
  /** Product and site name. Replaces `{product}` in titles, emails and copy. */
  name: 'Everglow',
  /** The same name in addresses and identifiers. */
  slug: 'everglow',
  agency: 'Everglow AI Marketing',
  /** What order numbers start with: `EG-1042`. Keep it when rebranding a site that has orders. */
  orderPrefix: 'EG-',
  assistant: 'AI Marketing Assistant',
  tagline: 'A marketing plan for your business, built in one short chat.',
  region: 'South Florida',
  city: 'Fort Lauderdale',
  stateCode: 'FL',
  country: 'US',
  /** Time zone for task days, opening hours and morning emails. `timeZoneName` is how a sentence says it. */
  timeZone: 'America/New_York',
  timeZoneName: 'Eastern time',
  /** Colour of the browser's own chrome (address bar) on phones. */
  themeColor: { light: '#f7f4ef', dark: '#0b1f26' },
} as const;
