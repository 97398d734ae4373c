/**
 * Ready copy for what the section kinds of the core pages cannot say yet. Not part of the repository: take what you need.
 * Kinds are sketched as types; texts are final.
 */

// 1. what-we-do: dialog behind eight `Learn More` buttons and the closing button (PUBL-34, PUBL-36, OPEN-58).
//    Proposed: `dialog: z.literal('start-profile').optional()` on `link` (href stays as the way without scripts), and
//    `dialog` on call-to-action for `Start Your AI Transformation`, which is a chatLabel for now.
export const startProfileDialog = {
  title: 'It starts with your profile',
  text: 'Before we propose anything, we want to know your business. Answer a few questions and you get a written profile: what sets you apart, what to do first, and 200+ prompts to do it with. Free, no credit card.',
  choices: [
    { label: 'Start Chat', text: 'About 2 minutes, and you watch it being written.', opens: 'chat' },
    { label: 'Apply', text: 'Fill in seven fields and let us build it with you.', href: '/signup' },
  ],
  close: 'Not now',
};

// 2. tools: kind `prompt-packs` (PUBL-41..44, OPEN-62, OPEN-63), tabs web | mobile | backend | devops, web first. It would
//    replace the sections `stats` and `groups` of tools.ts. Price in cents: `pricing.priceUsd` is whole dollars.
export const promptPacks = {
  kind: 'prompt-packs',
  title: 'Four packs',
  tabs: [
    {
      id: 'web',
      label: 'Web',
      item: { id: 'web-prompt-pack', priceCents: 4999, size: '300+ prompts' },
      lead: 'Finished and tested on real pages. One purchase, no subscription.',
      button: 'Add to cart',
    },
    { id: 'mobile', label: 'Mobile', lead: 'Screens, offline use, store listings.', comingSoon: true },
    { id: 'backend', label: 'Backend / API design', lead: 'Endpoints, schemas, limits, sign-in.', comingSoon: true },
    { id: 'devops', label: 'DevOps', lead: 'Pipelines, alerts, backups that restore.', comingSoon: true },
  ],
  comingSoon: {
    heading: 'Coming soon',
    text: 'Leave your email and we write once, on the day this pack opens.',
    button: 'Join Waitlist',
  },
  link: { label: 'Get in Touch', href: '/contact' },
};

// 3. bootcamp: `apply: z.enum(['virtual-bootcamp', 'vip-bootcamp']).optional()` on a tier of `pricing`; its button opens the
//    form (BOOT-03, BOOT-08..24). Texts of errors, buttons and the panel stand in the rows; these are labels and hints.
export const bootcampApplication = {
  title: { 'virtual-bootcamp': 'Apply for a virtual seat', 'vip-bootcamp': 'Apply for an In-Studio VIP seat' },
  lead: 'Nine short answers and your website, if there is one. We use them to choose the examples of the day.',
  labels: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone number',
    businessName: 'Business name',
    website: 'Website (optional)',
    businessType: 'Type of business',
    currentRevenue: 'Revenue per month',
    goals: 'What should run by itself after this day?',
    experience: 'Which AI tools have you tried, and how did it go?',
    commitment: 'Will you keep the whole day free? Say how.',
  },
  businessType: {
    service: 'Services',
    ecommerce: 'Online shop',
    consulting: 'Consulting',
    agency: 'Agency',
    saas: 'Software (SaaS)',
    'real-estate': 'Real estate',
    healthcare: 'Healthcare',
    other: 'Something else',
  },
  currentRevenue: {
    '0-5k': 'Up to $5,000',
    '5k-10k': '$5,000 to $10,000',
    '10k-25k': '$10,000 to $25,000',
    '25k-50k': '$25,000 to $50,000',
    '50k-100k': '$50,000 to $100,000',
    '100k+': 'More than $100,000',
  },
  submit: 'Send application',
  approved: {
    'virtual-bootcamp': 'You are approved for the Virtual experience.',
    'vip-bootcamp': 'You are approved for the VIP In-Studio experience.',
  },
};

// 4. contact: kind `contact-form` (LEAD-01..06), beside the section with the anchor `contact-details`; second section.
export const contactForm = {
  kind: 'contact-form',
  title: 'Your message',
  labels: { name: 'Your name', email: 'Email', message: 'What can we do for you?' },
  submit: 'Send message',
};

// 5. podcast-journey: `overlay: { closeHref: '/', closeLabel: 'Close the clips' }` on the page (PUBL-30, PUBL-31).
// 6. A clip has `id` and `url` as well (DATA-25): id = embedId, url = embedBase + embedId, so nothing is written twice.
