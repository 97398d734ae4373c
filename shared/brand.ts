/** Brand identity. To rebrand the whole site for another agency, edit this file. */
export const brand = {
  /** Product and site name. Replaces `{product}` in titles, emails and copy. */
  name: 'Everglow',
  /** The same name in URLs and identifiers. */
  slug: 'everglow',
  agency: 'Everglow AI Marketing',
  /** Prefix of order numbers: `EG-1042`. Keep it when rebranding a site that has orders. */
  orderPrefix: 'EG-',
  assistant: 'AI Marketing Assistant',
  tagline: 'A marketing plan for your business, built in one short chat.',
  region: 'South Florida',
  city: 'Fort Lauderdale',
  stateCode: 'FL',
  country: 'US',
  /** Time zone for task days, opening hours and morning emails. `timeZoneName` is its name in a sentence. */
  timeZone: 'America/New_York',
  timeZoneName: 'Eastern time',
  /** Color of the browser's address bar on phones. */
  themeColor: { light: '#f7f4ef', dark: '#0b1f26' },
} as const;
