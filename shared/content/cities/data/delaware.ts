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
      'Companies from everywhere are incorporated in Delaware, and their disputes are argued in a court here that sits without juries, so lawyers from other states check in for weeks. Card-issuing banks fill towers by Rodney Square. Without sales tax, shoppers from Pennsylvania and Maryland drive in for watches, sofas and electronics.',
    season:
      'Office demand is even through the year with gaps in August and the last December week. A June Italian street festival and holiday tax-free shopping are the crowded exceptions.',
    search:
      'Fast trains put Philadelphia and Washington within easy reach, so visitors walk from the station and neighbors talk of Trolley Square, the Riverfront or Forty Acres.',
    tips: [
      {
        title: 'Say no sales tax without shouting',
        text: 'Show the final price next to the Pennsylvania price. The reader does the arithmetic and sets the navigation.',
      },
      {
        title: 'Serve trial teams',
        text: 'War rooms need printing, late dinners, shirts by seven and cars at four. One page titled for litigators will be bookmarked by paralegals.',
      },
      {
        title: 'Explain company forms in plain words',
        text: 'Founders abroad search how to form a company. A clear explainer, with fees and days, brings inquiries from abroad.',
      },
      {
        title: 'Turn a delayed train into a visit',
        text: "The station's cafes and barbers can post a twenty-minute offer and the walking time from the platform.",
      },
      {
        title: 'Close the weekday gap in Trolley Square',
        text: 'Office people vanish on Friday. Evenings for residents, with parking explained, keep the till moving.',
      },
    ],
    services: [
      'Filers by search, shoppers by mileage, residents by neighborhood: three budgets that never mix.',
      'Overseas founders and clerks on deadline reach an agent that notes entity names letter by letter.',
      'Annual franchise tax reminders, name checks and document requests repeat reliably for every client.',
      'Plain-language guides that rank worldwide, next to a local page that shows stairs, garage and station.',
    ],
  },
];
