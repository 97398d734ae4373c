import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Denver',
    county: 'Denver County',
    state: 'CO',
    lat: 39.7392,
    lng: -104.9903,
    size: 'big city',
    neighbours: ['Aurora', 'Lakewood', 'Englewood', 'Wheat Ridge'],
    trades: [
      'breweries and taprooms',
      'hail and roof contractors',
      'cannabis dispensaries',
      'ski and snowboard shops',
      'bungalow remodelers',
      'Mexican and Vietnamese restaurants',
      'physical therapists',
      'dog daycares',
    ],
    particular:
      'City and county are one government here, yet the suburbs around it each issue their own licenses and taxes. Federal Boulevard runs from pho to tacos within a few blocks, brick bungalows fill the older quarters, and apartment towers rise near the tracks. Cannabis shops are legal but barred from much ordinary advertising.',
    season:
      'Hail from May to August rules the roofing trade. On winter Saturdays the mountains take many residents up I-70, so weekday evenings and Sundays after the drive home count.',
    search:
      'Newcomers search nicknames such as LoHi and RiNo, longtime residents go by street; both check whether you have bike racks.',
    tips: [
      {
        title: 'Promote on powder days',
        text: 'When the passes get snow, half your bookings may cancel. Text a same-day price to people who stayed in town.',
      },
      {
        title: 'Advertise cannabis by rules',
        text: 'Ad networks refuse most of it. Put effort in menus, maps, reviews and email, and check each line against state rules.',
      },
      {
        title: 'Refuse to chase storms',
        text: 'After hail, doors get knocked all day. Publish your license, your street and that you never ask for the deductible to be waived.',
      },
      {
        title: 'Follow Federal',
        text: 'Menus in Vietnamese or Spanish already exist; hours and holidays seldom do. Be the shop whose Lunar New Year closing is correct online.',
      },
      {
        title: 'Advise on altitude',
        text: 'Convention guests get headaches. A cafe, spa or pharmacy that posts a short water-and-rest note will be linked by hotels.',
      },
    ],
    services: [
      "Snow reports and hail maps steer the week's spending, while your neighborhood work runs on underneath.",
      'Homeowners with broken skylights, visitors with dry throats: each gets a sensible answer and a time before they try the next number.',
      'Suburb by suburb license numbers, permits and tax rates are attached to the job from the address alone.',
      'Sound local pages for Highland, Park Hill or Ruby Hill, with compliance checks for trades that networks restrict.',
    ],
  },
  {
    name: 'Colorado Springs',
    county: 'El Paso County',
    state: 'CO',
    lat: 38.8339,
    lng: -104.8214,
    size: 'city',
    neighbours: ['Manitou Springs', 'Fountain', 'Monument', 'Woodland Park'],
    trades: [
      'defense subcontractors',
      'moving and storage companies',
      'outdoor guides',
      'church and nonprofit suppliers',
      'sports therapists',
      'stucco and deck builders',
      'tattoo and barber shops',
      'wedding photographers',
    ],
    particular:
      'An army post, two Space Force bases and the Air Force Academy send families in and out on summer orders. Ministries and charities keep headquarters here, as does the national Olympic movement, so fundraising mail and sports medicine are ordinary trades. Pikes Peak weather can turn a patio over in ten minutes.',
    season:
      'Tourists come May to October for the rocks and the mountain railway; moves peak in June and July. Late winter is quiet apart from wind, when fences and shingles fail.',
    search:
      'People place themselves by Powers, Academy, Briargate or Old Colorado City, and soldiers start with the number of the gate.',
    tips: [
      {
        title: 'Give directions by gate',
        text: 'Gate 20 means something to a soldier at Fort Carson; your cross street may not. Add minutes from two gates to each ad.',
      },
      {
        title: 'Stagger the goodbye review',
        text: 'Ask departing families one month before the truck. In the last week they have no time and no desk.',
      },
      {
        title: 'Hold a lightning policy',
        text: 'Afternoon storms stop tours and pools. Tell guests before noon what happens, and you will refund less and smile more.',
      },
      {
        title: 'Show nonprofits your math',
        text: 'A board you never meet approves the purchase. A plain rate sheet with a charity line speeds the vote.',
      },
      {
        title: 'Split tourists from Teller',
        text: 'Woodland Park residents drive down for errands, visitors drive up for views. Give each its own hours and parking text.',
      },
    ],
    services: [
      'A transfer-season program greets the family in July and asks nothing until the boxes are gone.',
      'Military schedules shift by the hour. Rescheduling by phone takes twenty seconds, with no scolding and no hold music.',
      'Compliance forms, clearances on visits and contract reporting dates sit in one place and warn you early.',
      'Gate, peak and neighborhood terms lead to different pages; the technical base stays the same quick site.',
    ],
  },
  {
    name: 'Boulder',
    county: 'Boulder County',
    state: 'CO',
    lat: 40.015,
    lng: -105.2705,
    size: 'small city',
    neighbours: ['Louisville', 'Lafayette', 'Longmont', 'Superior'],
    trades: [
      'natural food makers',
      'climbing gyms and bike fitters',
      'acupuncturists',
      'startup consultants',
      'passive house builders',
      'tea and coffee rooms',
      'wildfire mitigation crews',
      'language tutors',
    ],
    particular:
      'Open space rings the town and heights are limited, so rents are high and storefronts small. Federal labs study weather, time and atmosphere up the hill from a university. Customers read ingredient lists, ask about packaging, and after the Marshall Fire of December 2021 they ask about vents, gutters and insurance as well.',
    season:
      'Students return in August; Memorial Day brings thousands of runners. Wind storms strike in winter, and the weeks after graduation are calm enough for a move or a remodel.',
    search:
      'Pedestrians start on Pearl Street, cyclists start on the creek path, and everyone else begins by asking where to park.',
    tips: [
      {
        title: 'Cite your source',
        text: 'Claims are tested by scientists on their lunch break. Link the certificate, the farm or the study, or leave the claim out.',
      },
      {
        title: 'Offer a fire-hardening visit',
        text: 'Walk around the house, photograph vents and fences, send a ranked list. It is useful whether or not they hire you.',
      },
      {
        title: 'Reward the bike',
        text: 'A discount for helmets at the counter costs cents. Mention it in your attributes and watch cyclists bring friends.',
      },
      {
        title: 'Serve the race stomach',
        text: 'Before the holiday run, sell oatmeal at five and massages at noon. Take bookings by wave time.',
      },
      {
        title: 'Try small batches in public',
        text: 'Shoppers at the Wednesday and Saturday markets give blunt feedback. Put a survey on the jar lid and thank the harshest.',
      },
    ],
    services: [
      'Evidence-minded buyers get evidence: trials, sources, samples. We cut adjectives from your ads and add numbers you can show.',
      'While you are on the wall or in the lab, callers learn about fit, price and allergens, and pick a time themselves.',
      'Batch records, wholesale orders and returns for a young food brand pass through one sheet until you outgrow it.',
      'Accessible code, low page weight, honest schema: visitors here look under the hood, and so do search engines.',
    ],
  },
];
