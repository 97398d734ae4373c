/**
 * Content that the owner hasn't filled in yet, for the admin's readiness list. Visitors of a deployed site don't see
 * any of it.
 */
import { author } from './articles/author.ts';
import * as content from './samples.ts';
import { site } from './site.ts';

export type MissingContent = {
  name: string;
  /** Where visitors will see it. */
  where: string;
  todo: string;
};

type Filled = {
  site: Pick<typeof site, 'facts' | 'offices' | 'reviewsEmbed' | 'loginVideo'>;
  content: Record<
    | 'team'
    | 'instructor'
    | 'testimonials'
    | 'stories'
    | 'websites'
    | 'aiTwins'
    | 'podcastClips'
    | 'bootcampPreview'
    | 'author',
    { sample?: true | undefined } | undefined
  >;
};

const replaceIn = (what: string, name: string) =>
  `Put ${what} in shared/content/samples.ts under "${name}", and delete "sample: true" there.`;
const setIn = (what: string, name: string) => `Set ${what} in shared/content/site.ts under "${name}".`;

/** Returns what's missing, most visible first. */
export function missingContent(
  { site: settings, content: own }: Filled = { site, content: { ...content, author } },
): MissingContent[] {
  const { facts, offices, reviewsEmbed, loginVideo } = settings;
  const isSample = (name: keyof typeof own) => own[name]?.sample === true;
  const entries: (MissingContent & { isMissing: boolean })[] = [
    {
      name: 'Team',
      where: 'About page',
      todo: replaceIn('the people your customers will meet', 'team'),
      isMissing: isSample('team'),
    },
    {
      name: 'Testimonials',
      where: 'About, landing and city pages',
      todo: `Add them at /admin/proof, and pages show them within seconds. Or ship them with the code: ${replaceIn('real quotes', 'testimonials')} Do the same in each file of content/landing that has one. A city’s quotes go in its file in content/cities, under "testimonials".`,
      isMissing: isSample('testimonials'),
    },
    {
      name: 'Reviews',
      where: 'Home and about pages',
      todo: setIn('the address of your reviews widget', 'reviewsEmbed'),
      isMissing: !reviewsEmbed,
    },
    {
      name: 'Success stories',
      where: 'What we do',
      todo: `${replaceIn('real customers', 'stories')} Landing pages have their own.`,
      isMissing: isSample('stories'),
    },
    {
      name: 'AI twin videos',
      where: 'Case studies',
      todo: replaceIn('the ids of your videos', 'aiTwins'),
      isMissing: isSample('aiTwins'),
    },
    {
      name: 'Websites',
      where: 'Case studies',
      todo: replaceIn('sites you’ve built', 'websites'),
      isMissing: isSample('websites'),
    },
    {
      name: 'Podcast clips',
      where: 'Podcast page and What we do',
      todo: replaceIn('the ids of your clips', 'podcastClips'),
      isMissing: isSample('podcastClips'),
    },
    {
      name: 'Bootcamp video',
      where: 'Bootcamp page',
      todo: replaceIn('the id of your preview', 'bootcampPreview'),
      isMissing: isSample('bootcampPreview'),
    },
    {
      name: 'Instructor',
      where: 'Bootcamp page',
      todo: replaceIn('the person who teaches', 'instructor'),
      isMissing: isSample('instructor'),
    },
    {
      name: 'Author',
      where: 'Below each article',
      todo: 'Put the author in shared/content/articles/author.ts, and delete "sample: true" there.',
      isMissing: isSample('author'),
    },
    {
      name: 'Office addresses',
      where: 'Landing pages with our offices',
      todo: setIn('the street address of each office', 'offices'),
      isMissing: offices.some(({ address }) => !address),
    },
    {
      name: 'Office phone numbers',
      where: 'Landing pages with our offices',
      todo: setIn('the phone number of each office', 'offices'),
      isMissing: offices.some(({ phone }) => !phone),
    },
    {
      name: 'Phone',
      where: 'Contact and city pages',
      todo: setIn('the number customers call', 'facts.contactPhone'),
      isMissing: !facts.contactPhone,
    },
    {
      name: 'Email',
      where: 'Contact page',
      todo: setIn('the address customers write to', 'facts.contactEmail'),
      isMissing: !facts.contactEmail,
    },
    {
      name: 'Privacy and legal email',
      where: 'Privacy policy and terms',
      todo: setIn('both addresses', 'facts'),
      isMissing: !facts.privacyEmail || !facts.legalEmail,
    },
    {
      name: 'Mailing address',
      where: 'Footer of each email. We don’t send newsletters without it',
      todo: setIn('a street address or PO box', 'facts.postalAddress'),
      isMissing: !facts.postalAddress,
    },
    {
      name: 'Sign-in video',
      where: 'Sign-in page',
      todo: setIn('the address of a short how-to', 'loginVideo'),
      isMissing: !loginVideo,
    },
  ];
  return entries.filter(({ isMissing }) => isMissing).map(({ name, where, todo }) => ({ name, where, todo }));
}
