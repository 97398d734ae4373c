/** What all public pages share: links of header and footer, opening hours, prices shown to search engines, reviews. */
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import type { Link } from './schema.ts';

/** A reviews widget of a third party. It is fetched only after the visitor asks for it. */
export type ReviewsEmbed = {
  /** Full address of the frame; its host must also be allowed by the content security policy. */
  src: string;
  /** Name of the service, for the button and the frame's title. */
  provider: string;
  /** Height of the frame, in CSS pixels. */
  height: number;
};

/** A film that shows how to sign in. It is fetched only after the visitor asks for it. */
export type LoginVideo = {
  title: string;
  /** Name of the service, so that the visitor knows who is asked. */
  provider: string;
  /** Full address of the frame; its host must also be allowed by the content security policy. */
  src: string;
};

type Site = {
  headerLinks: readonly Link[];
  footerLinks: readonly Link[];
  /** Monday to Friday, local time. */
  businessHours: { opens: string; closes: string };
  serviceOffers: readonly { name: string; priceUsd: number }[];
  reviewsEmbed: ReviewsEmbed | undefined;
  chatPopup: { title: string; text: string; button: string };
  /** Without one, the sign-in offers none. */
  loginVideo: LoginVideo | undefined;
};

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
  businessHours: { opens: '09:00', closes: '17:00' },
  serviceOffers: [
    { name: 'Starter', priceUsd: 499 },
    { name: 'Growth', priceUsd: 999 },
    { name: 'Scale', priceUsd: 1999 },
  ],
  reviewsEmbed: undefined,
  chatPopup: {
    title: 'Want a plan for your business?',
    text: `A free conversation with our ${brand.assistant}. It takes about 2 minutes, and nobody asks for a card.`,
    button: 'Start a free conversation',
  },
  loginVideo: undefined,
};
