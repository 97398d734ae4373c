import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Wilmington',
    county: 'New Castle County',
    state: 'DE',
    lat: 39.7447,
    lng: -75.5484,
    size: 'small city',
    neighbours: ['Newark', 'New Castle', 'Claymont', 'Hockessin'],
    trades: [
      'corporate law firms',
      'registered agent services',
      'accountants',
      'lunch restaurants',
      'dry cleaners',
      'jewelers',
      'dental offices',
      'home improvement firms',
    ],
    particular:
      'Companies from everywhere are incorporated in Delaware, and a court here that sits without juries hears their disputes. Lawyers from other states check in for weeks. Credit card banks fill towers by Rodney Square. With no sales tax, shoppers from Pennsylvania and Maryland drive in for watches, sofas and electronics.',
    season:
      'Office demand is steady all year, with gaps in August and the last week of December. A June Italian street festival and tax-free holiday shopping bring the crowds.',
    search:
      'Fast trains put Philadelphia and Washington within easy reach, so visitors walk from the station. Neighbors talk about Trolley Square, the Riverfront or Forty Acres.',
    tips: [
      {
        title: 'Show the tax-free price',
        text: 'Show the final price next to the Pennsylvania price. Readers do the math and start driving.',
      },
      {
        title: 'Serve trial teams',
        text: 'War rooms need printing, late dinners, shirts by seven and cars at four. Paralegals will bookmark one page titled for litigators.',
      },
      {
        title: 'Explain company forms in plain words',
        text: 'Founders abroad search how to form a company. A clear explainer with fees and timing brings leads from abroad.',
      },
      {
        title: 'Turn train delays into visits',
        text: "The station's cafes and barbers can post a twenty-minute offer and the walking time from the platform.",
      },
      {
        title: 'Fill weekends in Trolley Square',
        text: 'Office people vanish on Friday. Evenings for residents, with parking explained, keep the register busy.',
      },
    ],
    services: [
      'Keep three separate budgets: people forming companies by search, shoppers by mileage and residents by neighborhood.',
      'Overseas founders and clerks on deadline reach an agent that spells entity names letter by letter.',
      'Annual franchise tax reminders, name checks and document requests go out reliably for every client.',
      'Get plain-language guides written for searches worldwide, plus a local page that shows stairs, garage and station.',
    ],
  },
];
