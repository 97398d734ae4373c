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
      'The city and county are one government here, but the suburbs around it each have their own licenses and taxes. Federal Boulevard goes from pho to tacos within a few blocks. Brick bungalows fill the older neighborhoods, and apartment towers rise near the tracks. Cannabis shops are legal but barred from much ordinary advertising.',
    season:
      'Hail from May to August drives the roofing business. On winter Saturdays, the mountains pull many residents up I-70, so weekday evenings and Sundays after the drive home count.',
    search:
      'Newcomers search nicknames such as LoHi and RiNo, and longtime residents go by street. Both check if you have bike racks.',
    tips: [
      {
        title: 'Promote on powder days',
        text: 'When the passes get snow, half your bookings may cancel. Text a same-day price to people who stayed in town.',
      },
      {
        title: 'Follow the cannabis ad rules',
        text: 'Ad networks refuse most of it. Put your effort into menus, maps, reviews and email, and check each line against state rules.',
      },
      {
        title: "Don't chase storms",
        text: 'After hail, people knock on doors all day. Publish your license, your street address and that you never offer to waive the deductible.',
      },
      {
        title: 'Keep holiday hours right on Federal',
        text: 'Menus in Vietnamese or Spanish already exist, but hours and holidays seldom do. Be the shop whose Lunar New Year closing is right online.',
      },
      {
        title: 'Give altitude tips',
        text: 'Convention guests get headaches. If your cafe, spa or pharmacy posts a short water-and-rest note, hotels may link to it.',
      },
    ],
    services: [
      "Snow reports and hail maps guide the week's spending, and your neighborhood marketing keeps running.",
      'Homeowners with broken skylights and visitors with dry throats each get a helpful answer and a time before they try the next number.',
      'License numbers, permits and tax rates for each suburb get attached to the job from the address.',
      'Get solid local pages for Highland, Park Hill or Ruby Hill, with compliance checks for industries that ad networks restrict.',
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
      'An army post, two Space Force bases and the Air Force Academy move families in and out on summer orders. Ministries and charities keep headquarters here, and so does the national Olympic movement, so direct-mail fundraising and sports medicine are common businesses. Pikes Peak weather can clear a patio in ten minutes.',
    season:
      'Tourists come from May to October for the rocks and the mountain railway. Moves peak in June and July. Late winter is quiet except for wind, when fences and shingles fail.',
    search:
      'People say they live off Powers, Academy, Briargate or Old Colorado City. Soldiers start with the gate number.',
    tips: [
      {
        title: 'Give directions by gate',
        text: 'Gate 20 means something to a soldier at Fort Carson, and your cross street may not. Add minutes from two gates to each ad.',
      },
      {
        title: 'Ask for goodbye reviews early',
        text: 'Ask departing families a month before the truck comes. In the last week, they have no time and no desk.',
      },
      {
        title: 'Have a lightning policy',
        text: "Afternoon storms stop tours and pools. Tell guests before noon what happens, and you'll refund less and keep them happier.",
      },
      {
        title: 'Show nonprofits your prices',
        text: 'A board you never meet approves the purchase. A plain rate sheet with a charity rate speeds up the vote.',
      },
      {
        title: 'Treat tourists and Teller County separately',
        text: 'Woodland Park residents drive down for errands, and visitors drive up for views. Give each their own hours and parking info.',
      },
    ],
    services: [
      "A moving-season program welcomes families in July and doesn't ask for anything until the boxes are gone.",
      'Military schedules change by the hour. Rescheduling by phone takes twenty seconds, with no scolding and no hold music.',
      'Compliance forms, visit clearances and contract reporting dates are in one place, with early warnings.',
      'Gate, peak and neighborhood searches lead to different pages on the same fast site.',
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
      'Open space rings the town and building heights are limited, so rents are high and storefronts small. Federal labs study weather, time and atmosphere up the hill from a university. Customers read ingredient lists and ask about packaging. Since the Marshall Fire of December 2021, they also ask about vents, gutters and insurance.',
    season:
      'Students return in August, and Memorial Day brings thousands of runners. Windstorms hit in winter. The weeks after graduation are calm enough for a move or a remodel.',
    search:
      'Pedestrians start on Pearl Street, cyclists start on the creek path, and everyone else starts by asking where to park.',
    tips: [
      {
        title: 'Cite your sources',
        text: 'Scientists check your claims on their lunch break. Link to the certificate, the farm or the study, or leave the claim out.',
      },
      {
        title: 'Offer a fire-hardening visit',
        text: "Walk around the house, photograph vents and fences, and send a ranked list. It's useful even if they don't hire you.",
      },
      {
        title: 'Reward cyclists',
        text: 'A discount for customers with bike helmets costs cents. Mention it in your profile attributes and watch cyclists bring friends.',
      },
      {
        title: 'Feed the runners',
        text: 'Before the holiday run, sell oatmeal at five and massages at noon. Take bookings by wave time.',
      },
      {
        title: 'Test small batches at the market',
        text: 'Shoppers at the Wednesday and Saturday markets give blunt feedback. Put a survey on the jar lid and thank the toughest critics.',
      },
    ],
    services: [
      'Buyers who want evidence get it: trials, sources and samples. We cut adjectives from your ads and add numbers you can prove.',
      "While you're on the climbing wall or in the lab, callers learn about fit, price and allergens, and pick a time themselves.",
      'Batch records, wholesale orders and returns for a young food brand go through one sheet until you outgrow it.',
      'Get accessible code, light pages and honest schema. Visitors here look under the hood, and so do search engines.',
    ],
  },
];
