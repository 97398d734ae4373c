/** Settings shared by all public pages: header and footer links, business hours, reviews. */
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import type { Link } from './schema.ts';

/** A third-party reviews widget. Loaded only after the visitor asks for it. */
export type ReviewsEmbed = {
  /** Full URL of the frame. The content security policy must also allow its host. */
  src: string;
  /** Name of the service, for the button and the frame's title. */
  provider: string;
  /** Height of the frame, in CSS pixels. */
  height: number;
};

/** A video that shows how to sign in. Loaded only after the visitor asks for it. */
export type LoginVideo = {
  title: string;
  /** Name of the service, so that visitors know where the video comes from. */
  provider: string;
  /** Full URL of the frame. The content security policy must also allow its host. */
  src: string;
};

/** Monday to Friday, local time on a 24-hour clock: `09:00`. */
export type Hours = { opens: string; closes: string };

/** An office. Unset fields aren't shown. */
export type Office = Hours & {
  city: string;
  stateCode: string;
  /** Path of its city page. */
  href: string;
  address: string | undefined;
  phone: string | undefined;
  hours: string;
  /** Rating, one to five; never in structured data. */
  stars: number | undefined;
};

/**
 * Facts that pages refer to as `{name}`. Lines that refer to an unset fact are left out (fill-facts.ts).
 * `postalAddress` is the agency's street address or PO box on one line (`12 Palm Way, Miami, FL 33101`), for the footer of
 * each page and email. Newsletters aren't sent without it. A street address makes the agency a local business in
 * structured data.
 */
type Facts = Record<
  'contactEmail' | 'contactPhone' | 'privacyEmail' | 'legalEmail' | 'postalAddress',
  string | undefined
>;

type Site = {
  headerLinks: readonly Link[];
  footerLinks: readonly Link[];
  /** The bar on `/services` and all pages below it, and a column of the footer. */
  serviceLinks: readonly Link[];
  /** Columns of the footer in addition to `footerLinks`. */
  footerColumns: readonly { title: string; links: readonly Link[] }[];
  /** Shown in the footer of every page. */
  copyrightYear: number;
  businessHours: Hours;
  /**
   * Prices that the home page tells search engines, as specified. They differ from those of the pricing page, which
   * people see: align them before going live.
   */
  serviceOffers: readonly { name: string; priceUsd: number }[];
  reviewsEmbed: ReviewsEmbed | undefined;
  chatPopup: { title: string; text: string; button: string };
  /** If unset, the sign-in page doesn't offer a video. */
  loginVideo: LoginVideo | undefined;
  facts: Facts;
  offices: readonly Office[];
  /** Where videos come from. `embedBase` is followed by the video's id. Loaded only after a click. */
  videoPlatform: { provider: string; embedBase: string };
  /** Where maps come from. Loaded only after a click. */
  mapService: { provider: string; base: string };
};

const office = (city: string, href: string): Office => ({
  city,
  stateCode: brand.stateCode,
  href,
  address: undefined,
  phone: undefined,
  hours: 'Mon-Fri 9AM-6PM',
  opens: '09:00',
  closes: '18:00',
  stars: 5,
});

export const site: Site = {
  headerLinks: [
    { label: 'Home', href: paths.home },
    { label: 'What We Do', href: paths.whatWeDo },
    { label: 'About', href: paths.about },
    { label: 'Contact', href: paths.contact },
  ],
  footerLinks: [
    { label: 'Podcast', href: paths.podcast },
    { label: 'Your Profile', href: paths.profile },
    { label: 'About', href: paths.about },
    { label: 'Contact Support', href: paths.contact },
    { label: 'Privacy Policy', href: paths.privacy },
  ],
  serviceLinks: [
    { label: 'All services', href: paths.services },
    { label: 'AI marketing', href: '/services/ai-marketing-services' },
    { label: 'Voice agents', href: '/services/ai-voice-agents' },
    { label: 'Automation', href: '/services/workflow-automation' },
    { label: 'Branding', href: '/services/branding-content' },
    { label: 'SEO & websites', href: '/services/seo-website-services' },
    { label: 'Ads', href: '/services/advertising-campaigns' },
    { label: 'Social media', href: '/services/social-media-marketing' },
    { label: 'Leads', href: '/services/lead-generation' },
    { label: 'Consulting', href: '/services/consulting-strategy' },
    { label: 'Pricing', href: '/services/pricing' },
  ],
  footerColumns: [
    {
      title: 'Guides',
      links: [
        { label: 'What is an AI agency?', href: '/ai-agency' },
        { label: 'How AI companies differ', href: '/ai-marketing-companies' },
        { label: 'What small businesses pay', href: '/ai-agency-for-small-business' },
        { label: 'Where ad money goes', href: '/ai-advertising-company' },
        { label: 'How long SEO takes', href: '/ai-seo-company' },
        { label: 'What AI agents can do', href: '/ai-marketing-agents' },
        { label: 'All guides', href: '/services#guides' },
      ],
    },
    {
      title: 'Learn',
      links: [
        { label: 'Blog', href: '/blog' },
        { label: 'Bootcamp', href: paths.bootcamp },
        { label: 'Prompt packs', href: paths.tools },
        { label: 'Case studies', href: '/case-studies' },
      ],
    },
    {
      title: 'Locations',
      links: [
        { label: 'Miami', href: '/locations/miami' },
        { label: 'Fort Lauderdale', href: '/locations/fort-lauderdale' },
        { label: 'Boca Raton', href: '/locations/boca-raton' },
        { label: 'All cities', href: '/locations' },
        { label: 'Agency near you', href: '/ai-agency-near-me' },
      ],
    },
  ],
  copyrightYear: 2025,
  businessHours: { opens: '09:00', closes: '17:00' },
  serviceOffers: [
    { name: 'Starter', priceUsd: 499 },
    { name: 'Growth', priceUsd: 999 },
    { name: 'Scale', priceUsd: 1999 },
  ],
  reviewsEmbed: undefined,
  chatPopup: {
    title: 'Want a plan for your business?',
    text: `Chat for free with our ${brand.assistant}. It takes about 2 minutes, and you don't need a credit card.`,
    button: 'Start a free conversation',
  },
  loginVideo: undefined,
  facts: {
    contactEmail: undefined,
    contactPhone: undefined,
    privacyEmail: undefined,
    legalEmail: undefined,
    postalAddress: undefined,
  },
  offices: [
    office('Miami', '/locations/miami'),
    office('Fort Lauderdale', '/locations/fort-lauderdale'),
    office('Boca Raton', '/locations/boca-raton'),
  ],
  videoPlatform: { provider: 'YouTube', embedBase: 'https://www.youtube-nocookie.com/embed/' },
  mapService: { provider: 'Google Maps', base: 'https://www.google.com/maps' },
};

/** URLs of all frames a visitor can load, for the content security policy. */
export const frameSources: readonly string[] = [
  site.loginVideo?.src,
  site.reviewsEmbed?.src,
  site.videoPlatform.embedBase,
  site.mapService.base,
].filter((src) => src !== undefined);
