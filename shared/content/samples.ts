/**
 * Everything on the public pages that stands in for something real: people, voices of customers, stories, websites and
 * videos. All of it is invented, each list has the note that says so on the page, and an owner replaces it here, in this
 * one file. Web addresses use the reserved ending `.example`; embed ids are placeholders that no platform knows.
 */
import { brand } from '../brand.ts';
import type { SectionOf } from './schema.ts';

export const sampleNotes = {
  team: 'Sample people. Put your own team here.',
  testimonials: 'Samples until customers have agreed to be quoted. No real person or business is shown.',
  stories: 'Sample stories of invented businesses. They show the kind of work, not a record of results.',
  websites: 'Sample sites of invented businesses. The addresses are reserved and lead nowhere.',
  videos: 'Sample videos. Until real ones are set, the player stays empty.',
} as const;

export const sampleTeam: SectionOf<'team'>['people'] = [
  {
    name: 'Marisol R.',
    role: 'Founder, strategy',
    text: 'Reads your profile before the first call and asks what it left out. Spent years behind a shop counter, so she plans around the hours you really have.',
  },
  {
    name: 'Dana K.',
    role: 'Builder, systems',
    text: 'Connects your phone, calendar, forms and customer list so they stop losing messages. Writes down how everything works, so you could run it without us.',
  },
];

export const sampleTestimonials: SectionOf<'testimonials'>['items'] = [
  {
    quote: 'They asked what a new client is worth to me before they talked about ads. Nobody had done that.',
    name: 'Rosa M.',
    business: 'Hair salon, Pembroke Pines',
    stars: 5,
  },
  {
    quote:
      'The night calls used to go to voicemail. Now I read a short summary over coffee and call back the two that matter.',
    name: 'Andre T.',
    business: 'Air conditioning repair, Davie',
    stars: 5,
  },
  {
    quote:
      'Setup took a week longer than planned and they told me on day three, not at the end. I would hire them again.',
    name: 'Priya S.',
    business: 'Tutoring center, Coral Springs',
    stars: 4,
  },
];

/** For the reviews block of the about page, while no reviews service is set in `site.ts`. */
export const sampleReviews: SectionOf<'reviews'>['samples'] = [
  {
    quote: 'I came with a list of twelve ideas and left with two. Both are running.',
    who: 'Owner, landscaping company',
  },
  {
    quote: 'My old agency sent charts. These people send one page and then call me about it.',
    who: 'Partner, small law office',
  },
];

export const sampleStories: SectionOf<'stories'>['items'] = [
  {
    name: 'Coral Bay Cooling',
    category: 'Air conditioning repair',
    description:
      'Two vans, one phone, and a summer in which nobody could pick up. We put a voice agent on the line after hours and when both vans were busy.',
    results: ['Calls after 6 PM get an answer and a slot', 'The owner phones back emergencies only'],
  },
  {
    name: 'Mangrove Dental Studio',
    category: 'Dental practice',
    description:
      'Patients booked a cleaning and then forgot it. Reminders now go out by text, and a missed visit gets a friendly offer of three new times.',
    results: ['Empty chairs are refilled from a waiting list', 'The front desk no longer phones reminders'],
  },
  {
    name: 'Little Havana Lunchbox',
    category: 'Restaurant',
    description:
      'Good food, a page that still showed last year’s menu. We rebuilt the site around the lunch special and office orders.',
    results: ['Menu changes take the cook two minutes', 'Office orders arrive by form, with the headcount'],
  },
  {
    name: 'Sawgrass Title Partners',
    category: 'Professional services',
    description:
      'Every inquiry was typed into three programs. One form now fills all three, and the client sees which papers are missing.',
    results: ['Names are typed once', 'Clients stop asking where things stand'],
  },
  {
    name: 'Palm & Thread',
    category: 'Clothing boutique',
    description:
      'New pieces every Thursday, posts whenever there was time. A monthly plan and an afternoon of photos changed the order of things.',
    results: ['Posts are ready two weeks ahead', 'Regulars get a message before the window is dressed'],
  },
  {
    name: 'Bluewater Boat Care',
    category: 'Marine services',
    description:
      'Ads ran in three counties, boats were hauled in one. We cut the map down, wrote ads per marina and counted calls instead of clicks.',
    results: ['The budget is spent where the dock is', 'Each call shows which ad it came from'],
  },
];

export const sampleWebsites: SectionOf<'websites'>['items'] = [
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
];

/** A twin is a digital double of the owner who reads a text on camera. */
export const sampleAiTwins: SectionOf<'videos'>['items'] = [
  {
    title: 'What a tune-up covers',
    description: 'A technician’s twin names the nine things checked on a visit, in under a minute.',
    category: 'Home services',
    embedId: 'sample-ai-twin-1',
  },
  {
    title: 'Before your first appointment',
    description: 'A dentist’s twin tells nervous patients what happens in the first ten minutes.',
    category: 'Health',
    embedId: 'sample-ai-twin-2',
  },
  {
    title: 'Three questions for any roofer',
    description: 'The twin of a roofing company owner, with advice that holds whoever you hire.',
    category: 'Home services',
    embedId: 'sample-ai-twin-3',
  },
  {
    title: 'The Thursday rack',
    description: 'A boutique owner’s twin presents new arrivals, filmed once and voiced anew each week.',
    category: 'Retail',
    embedId: 'sample-ai-twin-4',
  },
  {
    title: 'How closing day works',
    description: 'The twin of a title agent explains a closing in English, and the same text again in Spanish.',
    category: 'Real estate',
    embedId: 'sample-ai-twin-5',
  },
  {
    title: 'Meet your instructor',
    description: 'A yoga teacher’s twin greets new members and says what to bring.',
    category: 'Fitness',
    embedId: 'sample-ai-twin-6',
  },
];

export const samplePodcastClips: SectionOf<'videos'>['items'] = [
  { title: 'The call you did not take', embedId: 'sample-podcast-clip-1', isAIEdited: true },
  { title: 'One post a week is enough', embedId: 'sample-podcast-clip-2', isAIEdited: true },
  { title: 'What I stopped paying for', embedId: 'sample-podcast-clip-3' },
  { title: 'A prompt that sounds like you', embedId: 'sample-podcast-clip-4', isAIEdited: true },
];

export const sampleBootcampPreview: SectionOf<'videos'>['items'] = [
  {
    title: 'A look inside the bootcamp',
    description: `Two minutes from the studio in ${brand.city}: the room, the screens, and what lands on your laptop.`,
    embedId: 'sample-bootcamp-preview',
  },
];
