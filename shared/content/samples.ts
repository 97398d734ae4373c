/**
 * People, testimonials, stories, websites and videos on the public pages. Everything marked `sample: true` is invented:
 * it shows with a "Demo content" badge in embedded mode and never on a deployed site (real-content.ts). To publish your
 * own, replace the entries and delete the mark. Web addresses use the reserved domain `.example`, and embed ids are
 * placeholders.
 */
import { brand } from '../brand.ts';
import type { SectionOf } from './schema.ts';

export const team: Pick<SectionOf<'team'>, 'sample' | 'people'> = {
  sample: true,
  people: [
    {
      name: 'Marisol R.',
      role: 'Founder, strategy',
      text: "Marisol reads your profile before the first call and asks about what's missing. She spent years behind a shop counter, so she plans around the time you really have.",
    },
    {
      name: 'Dana K.',
      role: 'Builder, systems',
      text: 'Dana connects your phone, calendar, forms and customer list so no message gets lost. You get written instructions, so you can run it all without us.',
    },
  ],
};

/** The bootcamp's instructor. */
export const instructor: Pick<SectionOf<'team'>, 'sample' | 'people'> = {
  sample: true,
  people: [
    {
      name: 'Theo B.',
      role: 'Instructor',
      text: 'Theo builds along with you on the big screen and stops when someone is stuck. He ran a print shop for eleven years, so his examples come from a real business.',
    },
  ],
};

export const testimonials: Pick<SectionOf<'testimonials'>, 'sample' | 'items'> = {
  sample: true,
  items: [
    {
      quote: 'They asked what a new client is worth to me before they talked about ads. No one had ever done that.',
      name: 'Rosa M.',
      business: 'Hair salon, Pembroke Pines',
      stars: 5,
    },
    {
      quote:
        'Night calls used to go to voicemail. Now I read a short summary over coffee and call back the two that matter.',
      name: 'Andre T.',
      business: 'Air conditioning repair, Davie',
      stars: 5,
    },
    {
      quote:
        "Setup took a week longer than planned, but they told me on day three instead of at the end. I'd hire them again.",
      name: 'Priya S.',
      business: 'Tutoring center, Coral Springs',
      stars: 4,
    },
  ],
};

/** Demo content of the reviews section on the about page, until a reviews service is set in `site.ts`. */
export const sampleReviews: SectionOf<'reviews'>['samples'] = [
  {
    quote: 'I came in with a list of twelve ideas and left with two. Both are up and running.',
    who: 'Owner, landscaping company',
  },
  {
    quote: 'My old agency sent charts. These folks send one page and then call me about it.',
    who: 'Partner, small law office',
  },
];

export const stories: Pick<SectionOf<'stories'>, 'sample' | 'items'> = {
  sample: true,
  items: [
    {
      name: 'Coral Bay Cooling',
      category: 'Air conditioning repair',
      description:
        'They had two vans, one phone and a summer when no one could pick up. We put a voice agent on the line after hours and when both vans are busy.',
      results: ['Callers after 6 PM get an answer and an appointment', 'The owner only calls back emergencies'],
    },
    {
      name: 'Mangrove Dental Studio',
      category: 'Dental practice',
      description:
        'Patients booked a cleaning and then forgot about it. Now reminders go out by text, and no-shows get a friendly text with three new times.',
      results: ['They fill openings from the waiting list', "The front desk doesn't make reminder calls anymore"],
    },
    {
      name: 'Little Havana Lunchbox',
      category: 'Restaurant',
      description:
        "The food was good, but the page still showed last year's menu. We rebuilt the site around the lunch special and office orders.",
      results: ['The cook changes the menu in two minutes', 'Office orders come in through a form, with the headcount'],
    },
    {
      name: 'Sawgrass Title Partners',
      category: 'Professional services',
      description:
        'Staff typed every lead into three programs. Now one form fills all three, and clients see which papers are missing.',
      results: ['Staff type each name once', "Clients don't have to ask for updates"],
    },
    {
      name: 'Palm & Thread',
      category: 'Clothing boutique',
      description:
        'New pieces came in every Thursday, and posts went up whenever there was time. We set up a monthly plan and an afternoon of photos.',
      results: ['Posts are ready two weeks ahead', 'Regulars get a message before the window display changes'],
    },
    {
      name: 'Bluewater Boat Care',
      category: 'Marine services',
      description:
        'Their ads ran in three counties, but they hauled boats in only one. We shrank the map, wrote ads for each marina and counted calls instead of clicks.',
      results: ['They spend their budget on customers near their docks', 'They know which ad each call came from'],
    },
  ],
};

export const websites: Pick<SectionOf<'websites'>, 'sample' | 'items'> = {
  sample: true,
  items: [
    { name: 'Coral Bay Cooling', url: 'https://coral-bay-cooling.example', category: 'Home services' },
    { name: 'Mangrove Dental Studio', url: 'https://mangrove-dental-studio.example', category: 'Health' },
    { name: 'Little Havana Lunchbox', url: 'https://little-havana-lunchbox.example', category: 'Food' },
    {
      name: 'Sawgrass Title Partners',
      url: 'https://sawgrass-title-partners.example',
      category: 'Professional services',
    },
    { name: 'Palm & Thread', url: 'https://palm-and-thread.example', category: 'Retail' },
    { name: 'Bluewater Boat Care', url: 'https://bluewater-boat-care.example', category: 'Marine' },
    { name: 'Sunrise Roof & Gutter', url: 'https://sunrise-roof-and-gutter.example', category: 'Home services' },
    { name: 'Gulfstream Physical Therapy', url: 'https://gulfstream-physical-therapy.example', category: 'Health' },
    { name: 'Key Lime Kitchen', url: 'https://key-lime-kitchen.example', category: 'Food' },
    { name: 'Banyan Family Law', url: 'https://banyan-family-law.example', category: 'Professional services' },
    { name: 'Tidewater Yoga', url: 'https://tidewater-yoga.example', category: 'Fitness' },
    { name: 'Pelican Pet Grooming', url: 'https://pelican-pet-grooming.example', category: 'Pets' },
    { name: 'Flamingo Event Rentals', url: 'https://flamingo-event-rentals.example', category: 'Events' },
    { name: 'Intracoastal Realty Desk', url: 'https://intracoastal-realty-desk.example', category: 'Real estate' },
    { name: 'Seagrape Learning Center', url: 'https://seagrape-learning-center.example', category: 'Education' },
  ],
};

/** An AI twin is a digital double of the owner that presents a script on camera. */
export const aiTwins: Pick<SectionOf<'videos'>, 'sample' | 'items'> = {
  sample: true,
  items: [
    {
      title: 'What a tune-up covers',
      description: "A technician's twin lists the nine things checked on every visit, in under a minute.",
      category: 'Home services',
      embedId: 'sample-ai-twin-1',
    },
    {
      title: 'Before your first appointment',
      description: "A dentist's twin tells nervous patients what happens in the first ten minutes.",
      category: 'Health',
      embedId: 'sample-ai-twin-2',
    },
    {
      title: 'Three questions for any roofer',
      description: "A roofing company owner's twin gives advice that works no matter who you hire.",
      category: 'Home services',
      embedId: 'sample-ai-twin-3',
    },
    {
      title: 'The Thursday rack',
      description: "A boutique owner's twin shows new arrivals. It was filmed once and gets a new script each week.",
      category: 'Retail',
      embedId: 'sample-ai-twin-4',
    },
    {
      title: 'How closing day works',
      description: "A title agent's twin explains a closing in English and then in Spanish.",
      category: 'Real estate',
      embedId: 'sample-ai-twin-5',
    },
    {
      title: 'Meet your instructor',
      description: "A yoga teacher's twin welcomes new members and tells them what to bring.",
      category: 'Fitness',
      embedId: 'sample-ai-twin-6',
    },
  ],
};

export const podcastClips: Pick<SectionOf<'videos'>, 'sample' | 'items'> = {
  sample: true,
  items: [
    { title: "The call you didn't take", embedId: 'sample-podcast-clip-1', isAIEdited: true },
    { title: 'One post a week is enough', embedId: 'sample-podcast-clip-2', isAIEdited: true },
    { title: 'What I stopped paying for', embedId: 'sample-podcast-clip-3' },
    { title: 'A prompt that sounds like you', embedId: 'sample-podcast-clip-4', isAIEdited: true },
  ],
};

export const bootcampPreview: Pick<SectionOf<'videos'>, 'sample' | 'items'> = {
  sample: true,
  items: [
    {
      title: 'A look inside the bootcamp',
      description: `Take a two-minute look at our studio in ${brand.city}, from the room and the screens to the systems you'll build on your laptop.`,
      embedId: 'sample-bootcamp-preview',
    },
  ],
};
