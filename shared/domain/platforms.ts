/** Tools that prompts are written for: their names, and the URL of each tool. */
import { m } from '#messages';

/** Display order: building and filming first. PostgreSQL's jsonb doesn't preserve key order. */
export const platformOrder: readonly string[] = [
  'lovable',
  'veo3',
  'klingAI',
  'leonardo',
  'midjourney',
  'vapi',
  'elevenLabs',
  'chatAssistant',
  'socialMedia',
  'email',
  'seo',
  'ads',
  'reviews',
  'printDesign',
];

/** Product names, and names of kinds of tools. */
const specialNames: Readonly<Record<string, string>> = {
  /* eslint-disable no-restricted-syntax -- Product names, the same in every language. */
  lovable: 'Lovable',
  veo3: 'Veo 3',
  klingAI: 'Kling AI',
  leonardo: 'Leonardo AI',
  vapi: 'Vapi',
  elevenLabs: 'ElevenLabs',
  /* eslint-enable no-restricted-syntax */
  chatAssistant: m.domain_platforms_chat_assistant(),
  socialMedia: m.domain_platforms_social_media(),
  email: m.domain_platforms_email(),
  seo: m.domain_platforms_seo(),
  ads: m.domain_platforms_ads(),
  reviews: m.domain_platforms_reviews(),
  printDesign: m.domain_platforms_print_design(),
};

const acronyms: ReadonlySet<string> = new Set(['ai', 'crm', 'faq', 'seo', 'sms', 'tv']);

const urls: Readonly<Record<string, string>> = {
  lovable: 'https://lovable.dev/',
  veo3: 'https://labs.google/fx/tools/flow',
  klingAI: 'https://klingai.com/',
  leonardo: 'https://app.leonardo.ai/',
  midjourney: 'https://www.midjourney.com/',
  vapi: 'https://dashboard.vapi.ai/',
  elevenLabs: 'https://elevenlabs.io/',
  chatAssistant: 'https://chatgpt.com/',
  ads: 'https://ads.google.com/',
  reviews: 'https://business.google.com/',
  printDesign: 'https://www.canva.com/',
};

/** @returns the name to show: "Veo 3" for `veo3`, "Social Media" for `socialMedia`, "SEO" for `seo`. */
export function platformName(key: string): string {
  if (Object.hasOwn(specialNames, key)) return specialNames[key]!;
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) =>
      acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** @returns the tool's URL, or undefined when the key isn't a single tool. */
export function platformUrl(key: string): string | undefined {
  return Object.hasOwn(urls, key) ? urls[key] : undefined;
}
