/** Items of the check-up list for a Google Business Profile, most useful first. */

export type ListingItem = {
  id: string;
  title: string;
  /** What to do, in order. */
  steps: readonly string[];
  /** Rough time for it. */
  minutes: number;
};

export const listingItems: readonly ListingItem[] = [
  {
    id: 'verified',
    title: 'Claim your profile and verify it',
    steps: [
      'Search Google for your business name while you’re signed in.',
      'If it says “Own this business?”, select it and follow the steps.',
      'Check who else has access. Remove people who’ve left.',
    ],
    minutes: 15,
  },
  {
    id: 'category',
    title: 'Choose the category that says exactly what you do',
    steps: [
      'Edit the profile and look at the primary category.',
      'Choose the narrowest one that fits, like “Pediatric dentist” instead of “Dentist.”',
      'Add other categories only for services you really offer.',
    ],
    minutes: 5,
  },
  {
    id: 'name',
    title: 'Match your name, address and phone to your website',
    steps: [
      'Use the name on your sign. Don’t add cities or keywords to it.',
      'Compare the address and phone with your website, letter by letter.',
      'Fix the one that’s wrong.',
    ],
    minutes: 10,
  },
  {
    id: 'hours',
    title: 'Check your hours, including the next holiday',
    steps: [
      'Check the regular hours.',
      'Add special hours for the next two holidays.',
      'If you answer the phone outside those hours, add those times too.',
    ],
    minutes: 5,
  },
  {
    id: 'replies',
    title: 'Reply to your last ten reviews',
    steps: [
      'Sort reviews by newest.',
      'Thank people by name, and mention what you did for them.',
      'For a bad one: say sorry, say what you’ll do, and give a number to call.',
    ],
    minutes: 20,
  },
  {
    id: 'asking',
    title: 'Ask every happy customer for a review',
    steps: [
      'Get your review link from the profile.',
      'Put it in a text you can send the same day.',
      'Ask everyone. Don’t pay for reviews, and don’t offer discounts for them.',
    ],
    minutes: 15,
  },
  {
    id: 'area',
    title: 'List the towns you serve',
    steps: [
      'Add the towns where you’d take a job tomorrow.',
      'If customers don’t come to you, hide your address.',
      'Skip this if everyone comes to your shop.',
    ],
    minutes: 5,
  },
  {
    id: 'services',
    title: 'List your services, with prices where you can',
    steps: [
      'Add each service under its category.',
      'Use your customers’ words for it.',
      'Add a price or a starting price if you have one.',
    ],
    minutes: 20,
  },
  {
    id: 'photos',
    title: 'Add ten photos from this year',
    steps: [
      'Take photos of your front door, your team and your work.',
      'Hold the phone level, in daylight.',
      'Add two every month. Skip stock photos.',
    ],
    minutes: 20,
  },
  {
    id: 'description',
    title: 'In your description, say who you help and where',
    steps: [
      'Start with what you do and for whom.',
      'Name your town and what makes you different.',
      'Leave out phone numbers, links and sales talk.',
    ],
    minutes: 10,
  },
  {
    id: 'links',
    title: 'Point your links to the right pages',
    steps: [
      'Tap each link on your phone.',
      'Point the booking link straight to your calendar or form.',
      'Point the website link to a page that loads fast.',
    ],
    minutes: 5,
  },
  {
    id: 'update',
    title: 'Post an update every month',
    steps: [
      'Post one offer, event or piece of news with a photo.',
      'Say what to do next, like “Call us” or “Book.”',
      'Put a reminder in your calendar for next month.',
    ],
    minutes: 10,
  },
];
