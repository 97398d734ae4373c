import type { City } from '../schema.ts';

export const cities: City[] = [
  {
    name: 'Miami',
    county: 'Miami-Dade County',
    state: 'FL',
    lat: 25.7617,
    lng: -80.1918,
    size: 'city',
    neighbours: ['Coral Gables', 'Miami Beach', 'Doral', 'North Miami'],
    trades: [
      'restaurants and cafeterias',
      'real estate offices',
      'law firms',
      'dental practices',
      'cleaning companies',
      'beauty salons',
      'freight forwarders',
      'contractors',
    ],
    particular:
      "Spanish is the everyday language in most homes here. You'll hear Haitian Creole in Little Haiti and Portuguese from Brazilian visitors and buyers. Brickell runs on banks, the port loads cruise ships and containers, and Little Havana runs on family businesses. A shop here may serve neighbors and customers fresh off a plane from Bogotá or São Paulo in the same morning.",
    season:
      'Winter visitors and the December art fairs fill the calendar until about Easter. From August to October, heat and hurricane watches keep visitors away. Families from South America fly up during their July school break.',
    search:
      'People drive almost everywhere outside Brickell and downtown, so they check your parking info as closely as your prices.',
    tips: [
      {
        title: "Answer in your customer's language",
        text: "Write your page, hours and voicemail in Spanish and English, and don't leave either one half translated. In Allapattah or Flagami, people will open the Spanish version first.",
      },
      {
        title: 'Be reachable on WhatsApp',
        text: 'Customers with family in Latin America already live in that app. List your number on your site and promise a reply time you can keep.',
      },
      {
        title: 'Put the neighborhood in your headline',
        text: "No one in Kendall thinks of Wynwood as nearby. Say Little Havana, Edgewater or Coconut Grove, and say which bridges or causeways you'll cross for a job.",
      },
      {
        title: 'Keep your storm hours ready',
        text: 'When a hurricane warning goes out, change your Google hours before you board up the windows, and post your reopening date. Customers check there first.',
      },
      {
        title: 'Plan around Calle Ocho in March',
        text: "The street festival closes Southwest 8th Street and brings crowds. If you're near it, sell ahead. If you're not, tell regulars you're easy to reach that day.",
      },
    ],
    services: [
      'Get campaigns written twice, in Spanish and in English, and aimed at the few zip codes your customers really come from.',
      'A phone agent hears if the caller starts in Spanish or English and books in that language, even at midnight.',
      'Leads from WhatsApp, Instagram and your web form go to one list, so no one waits because the front desk is at lunch.',
      'Get a fast bilingual site with a page for each neighborhood you serve, from Brickell towers to Westchester houses.',
    ],
  },
  {
    name: 'Hialeah',
    county: 'Miami-Dade County',
    state: 'FL',
    lat: 25.8576,
    lng: -80.2781,
    size: 'city',
    neighbours: ['Miami Springs', 'Hialeah Gardens', 'Medley', 'Miami Lakes'],
    trades: [
      'auto repair shops',
      'bakeries and coffee windows',
      'banquet halls',
      'dress and event boutiques',
      'small manufacturers',
      'medical clinics',
      'tax and immigration services',
      'hair salons',
    ],
    particular:
      'Nearly everyone in Hialeah speaks Spanish, most families have Cuban roots, and a sale often begins with a chat at a coffee window. The city kept its own street numbers, so West 49th Street here is Northwest 103rd Street to the county. East of the old racetrack, workshops that once sewed garments now cut cabinets, print signs and rebuild engines.',
    season:
      "Party businesses are busy all year with quinceañeras and weddings, with a rush in December toward Nochebuena and Three Kings. August brings uniform shopping, and the two weeks after New Year's are slow.",
    search:
      'Most purchases start with word of mouth, Spanish radio or a map search on the phone. Nearly all of them end with a drive down West 49th Street or Palm Avenue.',
    tips: [
      {
        title: 'Put both street names on your profile',
        text: 'Drivers from the rest of the county know the Northwest number, and neighbors know the Hialeah one. Add both to your directions so no one circles for twenty minutes.',
      },
      {
        title: 'Lead with Spanish and keep English complete',
        text: 'Grandparents call, and grandchildren type. A Spanish page with a full English version lets both of them book for the same family.',
      },
      {
        title: 'Photograph the quince season',
        text: "Dressmakers, halls, bakers and limo owners sell with pictures of last month's party. Ask each family for permission and a short review the Monday after.",
      },
      {
        title: 'Show your shop door',
        text: 'Many businesses sit in bays behind bigger streets. A photo of the gate, the bay number and a truck for scale saves your customers two phone calls.',
      },
      {
        title: 'Give a price before the visit',
        text: 'Shoppers here compare three quotes by phone. Publish a starting price for brakes, alterations or tax returns, and they may never make the third call.',
      },
    ],
    services: [
      'Get posts and short audio ads in the Spanish people speak on Palm Avenue, not in a textbook. We read them to you before they run.',
      'Calls get answered in Spanish from the first hello, with clear directions to your bay number and the right turn off Okeechobee Road.',
      'Track deposits, fittings and hall dates in one calendar, with reminders for the mother and the birthday girl.',
      'Get pages built for searches like "mecánico cerca de mí" that load fast on an older phone.',
    ],
  },
  {
    name: 'Miami Beach',
    county: 'Miami-Dade County',
    state: 'FL',
    lat: 25.7907,
    lng: -80.13,
    size: 'small city',
    neighbours: ['Surfside', 'Bal Harbour', 'Bay Harbor Islands', 'Miami'],
    trades: [
      'small hotels',
      'restaurants',
      'fitness studios',
      'nail and hair salons',
      'property managers',
      'event caterers',
      'bike and scooter rentals',
      'art galleries',
    ],
    particular:
      'This is a narrow barrier island of hotels, apartment buildings and pastel Art Deco fronts, reached only by causeways. Two kinds of customers share it: guests who stay four nights, and residents of South Beach, Mid-Beach and North Beach who know every shopkeeper. Fall king tides can put salt water on low streets on the bay side.',
    season:
      "December opens with art week, and the island stays full into spring. In March, the city tightens its rules for spring break crowds. September is the emptiest month, and that's when residents notice offers.",
    search:
      'Residents walk, bike or take the free trolley, and visitors search from a hotel bed. Being the open place within eight blocks beats being well known.',
    tips: [
      {
        title: 'Write two home pages',
        text: 'Write one for guests who need you tonight, with walking times from Lincoln Road or Collins Avenue. Write one for residents, with a reason to come back in September.',
      },
      {
        title: 'Tell people where to park',
        text: 'Garage names and hourly rates on your contact page remove the main reason mainland customers stay on the mainland.',
      },
      {
        title: 'Watch the tide calendar',
        text: 'If your street floods at king tide, post the dates in October and offer a later appointment or delivery. It shows you care and prevents no-shows.',
      },
      {
        title: 'Make it easy for concierges',
        text: 'Concierges send guests to places that answer fast and take changes. Give each hotel desk on your street one number and one card with your hours.',
      },
      {
        title: 'Collect reviews before checkout day',
        text: "Visitors rarely write reviews on the plane home. Send the link the same evening, in the guest's language if you know it.",
      },
    ],
    services: [
      'Run short campaigns by arrival week, from art fair buyers to medical conferences at the convention center.',
      'People who call late after a beach day get an answer, a table or a massage slot, and directions to the nearest garage.',
      'Hotel referrals, no-show deposits and follow-up notes run on their own while you work the floor.',
      'Get mobile pages that open with a map, your hours and a button, because your visitor is standing on Ocean Drive in the sun.',
    ],
  },
  {
    name: 'Fort Lauderdale',
    county: 'Broward County',
    state: 'FL',
    lat: 26.1224,
    lng: -80.1373,
    size: 'city',
    neighbours: ['Wilton Manors', 'Oakland Park', 'Dania Beach', 'Plantation'],
    trades: [
      'yacht services',
      'restaurants',
      'law firms',
      'medical spas',
      'property managers',
      'air conditioning companies',
      'boutique hotels',
      'home renovators',
    ],
    particular:
      'Canals run behind so many houses here that a good part of local business floats: riggers, upholsterers, divers, crew agents and dock builders. Port Everglades sends out cruise ships, and Las Olas Boulevard links the courthouse offices with the beach. Owners of boats and second homes often live elsewhere, and they hire by phone and photo.',
    season:
      'The docks and hotels are busy from the boat show around the end of October to Easter. Summer is for residents, repairs and afternoon thunderstorms.',
    search:
      'Locals give directions by bridges, Federal Highway and Las Olas. They check a business on the map before turning off, because a raised drawbridge costs ten minutes.',
    tips: [
      {
        title: 'Get ready before the boat show',
        text: 'Publish your show week hours, crew rates and dock access by October 1. Captains plan refit work for those days far in advance.',
      },
      {
        title: 'Say if you come to the dock',
        text: 'For canal homes, say that you work on the water side, carry the right insurance and know which bridges limit your barge.',
      },
      {
        title: 'Reach cruise passengers in the morning',
        text: 'Passengers arrive a night early. If you cut hair, fill prescriptions or serve breakfast near 17th Street, mention the port and when you open.',
      },
      {
        title: 'Put your state license in plain sight',
        text: 'Florida expects contractors to show the license number in advertising. Put it in your footer, on the truck photo and in your profile.',
      },
      {
        title: 'Make separate pages for the beach and the mainland',
        text: 'One page for the barrier island and one for Victoria Park or Progresso will beat a single page about greater Fort Lauderdale.',
      },
    ],
    services: [
      'Run ads that follow the marine year: refit in summer, boat show in fall, charter guests and cruise mornings in winter.',
      'Captains call at six in the morning, and owners call from other time zones. Each one gets a real answer and a booked slot.',
      'Quotes, dock permits and parts orders go through one board, and owners abroad get a photo report every Friday.',
      'Get search pages for your service plus the waterway, written so a yacht manager in another country trusts them.',
    ],
  },
  {
    name: 'Hollywood',
    county: 'Broward County',
    state: 'FL',
    lat: 26.0112,
    lng: -80.1495,
    size: 'city',
    neighbours: ['Hallandale Beach', 'Dania Beach', 'Aventura', 'Davie'],
    trades: [
      'small motels and vacation rentals',
      'beach cafes',
      'medical offices',
      'pharmacies',
      'auto shops',
      'dance and fitness studios',
      'landscapers',
      'bakeries',
    ],
    particular:
      "Between the ocean and Interstate 95 are two towns in one: the brick Broadwalk with its motels, and a downtown of galleries and bars around Young Circle. Winter brings people from Quebec who stay for months and prefer French. A large public hospital on Johnson Street supports a ring of doctors' offices, labs and lunch counters.",
    season:
      'French-speaking guests settle in from November to April. In summer, families from Broward and Dade take over the sand on weekends, and weekdays go quiet.',
    search:
      'Beach customers walk over along the Broadwalk. Everyone else drives Hollywood Boulevard or Sheridan Street and looks for the avenue number before the shop name.',
    tips: [
      {
        title: 'Write one page in good French',
        text: 'Include your menu, hours, address and how to reserve. A winter guest from Montreal will choose the cafe that took the trouble.',
      },
      {
        title: 'Give directions by the presidents',
        text: "Downtown streets are named after presidents. Write Harrison at 20th Avenue instead of just a house number, because that's how people give directions.",
      },
      {
        title: 'Treat winter guests as regulars',
        text: 'Someone who stays five months needs a dentist, a mechanic and a hairdresser. Offer a season card starting the first week of November.',
      },
      {
        title: 'Serve the hospital shift change',
        text: 'Nurses finish at seven. If you open early or close late near Johnson Street, make those hours the first line of your listing.',
      },
      {
        title: 'Show the rain plan',
        text: 'Broadwalk cafes lose people when clouds build. Mention covered seats and delivery to the motels, and keep it in your pinned post.',
      },
    ],
    services: [
      'Run winter ads in French for people coming south, and summer ads in Spanish and English for weekend families.',
      'Reservations and room questions get answered in English, French or Spanish, and no one at the beach waits on hold.',
      "Returning winter guests get a note in September with last year's room, dates and rate, ready to confirm.",
      'Get separate pages for the Broadwalk, downtown and Hollywood Hills, each with its own parking info and photos.',
    ],
  },
  {
    name: 'Pembroke Pines',
    county: 'Broward County',
    state: 'FL',
    lat: 26.011,
    lng: -80.313,
    size: 'city',
    neighbours: ['Miramar', 'Davie', 'Weston', 'Cooper City'],
    trades: [
      'pediatric and dental practices',
      'tutoring centers',
      'pool services',
      'roofers',
      'insurance agencies',
      'family restaurants',
      'martial arts and dance schools',
      'pet groomers',
    ],
    particular:
      'Family life sets the pace: school runs, sports at the parks, and gates with a guard who wants your company name. The city runs its own large charter school system, and many parents commute on I-75 or the Turnpike. On the east side, a big retirement community keeps doctors, hearing specialists and drivers busy.',
    season:
      'The year follows the school calendar: sign-ups in August, recitals in spring, and birthdays and camps from June to early August. Roof and shutter work peaks before hurricane season.',
    search:
      "Recommendations spread through parents' group chats and homeowner association pages. Then someone checks your rating in the pickup line on Pines Boulevard.",
    tips: [
      {
        title: 'Win the group chat',
        text: "After a good job, send the parent one short line with your link that's easy to paste. That's how advertising works here.",
      },
      {
        title: 'Explain how to get past the gate',
        text: 'Tell customers in Silver Lakes or Chapel Trail what name to leave with the guard. Cleaners and pool crews lose hours there.',
      },
      {
        title: 'Book up the school holidays',
        text: 'List teacher planning days and offer camps, cleanings or haircuts for each one. Parents search for them the Sunday night before.',
      },
      {
        title: 'Make your phone easy for seniors',
        text: 'People in the retirement community would rather call than click. A person, or a patient voice agent, should pick up by the third ring.',
      },
      {
        title: 'Sell inspections in May',
        text: "Roofers, tree cutters and shutter companies should write to last year's customers before June. After the first warning, it's too late to schedule.",
      },
    ],
    services: [
      'Run offers tied to the school calendar, shown in English and Spanish to parents within a few miles of your door.',
      'The pickup-hour phone rush is covered, and parents can move a lesson without leaving a voicemail.',
      'Enrollment forms, waivers and monthly payments go out on their own, with a nudge when a form is half filled in.',
      'Put reviews, schedules and prices on one clean page that a parent can read with one hand.',
    ],
  },
  {
    name: 'Coral Springs',
    county: 'Broward County',
    state: 'FL',
    lat: 26.2712,
    lng: -80.2706,
    size: 'small city',
    neighbours: ['Parkland', 'Margate', 'Tamarac', 'Coconut Creek'],
    trades: [
      'orthodontists',
      'youth sports coaches',
      'landscapers',
      'house painters',
      'accountants',
      'physical therapists',
      'pet clinics',
      'party rentals',
    ],
    particular:
      "Coral Springs was planned from the first street, and the city limits the size, color and place of business signs. Plazas look calm, but a shop can be hard to spot. Families moved here for the parks and teams. There's no beach and no old main street, so life happens in plazas along University Drive, Sample Road and Wiles Road.",
    season:
      'Team seasons, report cards and graduation drive spending from late August to early June. Families leave in July, which makes it a good month for painters and office remodels.',
    search:
      'Because signs are small, people use the map app to find the right plaza. They search by plaza name and cross street.',
    tips: [
      {
        title: 'Let your profile be your sign',
        text: 'The code keeps your sign small. Use twenty clear photos of your storefront, your entrance and your neighbors in the plaza instead.',
      },
      {
        title: 'Sponsor a team and say so online',
        text: 'A logo on a jersey works when the team page links back to you. Ask the league for the link along with the banner.',
      },
      {
        title: 'Reach into Parkland',
        text: 'Many customers live just north and think of both towns as one. Name Parkland in your service area and in two or three of your review replies.',
      },
      {
        title: 'Handle permit questions for customers',
        text: 'Rules on fences, paint colors and hedges matter here. A painter who explains the approved palette on a web page gets the call.',
      },
      {
        title: 'Follow exam season',
        text: 'Tutors and therapists get busy before tests and tryouts. Open extra evening slots in April and announce them two weeks ahead.',
      },
    ],
    services: [
      "Run quiet, steady ads to households around the parks you already serve, with the season's sport in the picture.",
      'Between six and eight in the evening, when parents finally call, someone answers and books the trial lesson.',
      'Tryout lists, payment reminders and rain cancellations reach every family by text within a minute.',
      'Get a site that targets both Coral Springs and Parkland and shows exactly which plaza entrance to take.',
    ],
  },
  {
    name: 'West Palm Beach',
    county: 'Palm Beach County',
    state: 'FL',
    lat: 26.7153,
    lng: -80.0534,
    size: 'small city',
    neighbours: ['Palm Beach', 'Lake Worth Beach', 'Riviera Beach', 'Palm Beach Gardens'],
    trades: [
      'law and wealth offices',
      'interior designers',
      'caterers',
      'private chefs',
      'antique dealers',
      'estate managers',
      'restaurants',
      'home service companies',
    ],
    particular:
      'The county courts and government are here, and finance firms have moved into new towers along Flagler Drive. Across the bridge, wealthy seasonal homes on Palm Beach need staff, flowers and repairs. Northwood and the old houses of Flamingo Park are home to smaller shops. One customer hires a crew for the whole season, and the next wants one lamp rewired.',
    season:
      'November to April makes the year, with galas, the Saturday green market on the waterfront and house parties. After Easter the island empties, and owners schedule renovations for summer.',
    search:
      'Fast trains and local commuter trains both stop downtown. Even so, most referrals come from a house manager, a realtor or a neighbor in the same building.',
    tips: [
      {
        title: 'Write for the house manager',
        text: 'Estate managers compare you on insurance, response time and discretion. Give them a page with documents and one direct number.',
      },
      {
        title: "Protect the owner's privacy in photos",
        text: 'Crop out faces, gates and house numbers. In this market, a discreet portfolio is worth more than a long one.',
      },
      {
        title: 'Go after antique row searches',
        text: "South Dixie Highway is known for dealers and design shops. If you're nearby, use the street name in titles and on Instagram.",
      },
      {
        title: 'Use April for summer contracts',
        text: 'Before owners go north, offer a closed-house plan with checks after storms, plants, pool and mold. Renew it by email in September.',
      },
      {
        title: 'Get found by jurors and lawyers',
        text: 'Courthouse visitors look for lunch, parking and copies between eleven and one. Add a line about the walk from Clematis Street.',
      },
    ],
    services: [
      'Run carefully worded campaigns to small audiences: estate offices, firms moving in, and neighbors in Northwood.',
      'A calm voice takes requests from household staff at any hour and passes urgent ones to you.',
      'Seasonal opening and closing lists run as checklists, with photos filed by house and invoices sent on time.',
      'Get portfolio pages that load fast and target your service plus Palm Beach, with nothing on them a client would mind.',
    ],
  },
  {
    name: 'Boca Raton',
    county: 'Palm Beach County',
    state: 'FL',
    lat: 26.3683,
    lng: -80.1289,
    size: 'small city',
    neighbours: ['Deerfield Beach', 'Delray Beach', 'Highland Beach', 'Parkland'],
    trades: [
      'specialist doctors',
      'med spas',
      'financial advisers',
      'fine jewelers',
      'country club services',
      'estate lawyers',
      'tutors',
      'kosher restaurants',
    ],
    particular:
      "Many Boca Raton addresses are west of the city limit, in gated clubs under county rules. That matters for permits and for ads that target the city. Inside the limit are a state university, office parks with corporate tenants and a downtown around Mizner Park. Older residents with time to compare are a big share of any practice's patients.",
    season:
      'Waiting rooms fill up from late October, when northern residents return, and thin out after Passover and Easter. Students keep their own calendar, from August to May.',
    search:
      'People read long reviews, ask at the club, then drive Glades Road or Military Trail. Clear directions from the Turnpike help.',
    tips: [
      {
        title: 'Target your ads by map, not by city name',
        text: "Half of what neighbors call Boca is unincorporated. Set ads by zip code and radius, or you'll miss the western clubs.",
      },
      {
        title: "Show your doctors' credentials first",
        text: 'Patients here check training, hospital privileges and years in practice. Put them at the top of the page and mark them up for search.',
      },
      {
        title: 'Send a welcome-back card in October',
        text: 'List what changed over the summer: new hours, new staff and a link to book. Snowbirds make all their appointments in their first week.',
      },
      {
        title: 'Plan for the Jewish holidays',
        text: "Decide if you'll open on Rosh Hashanah and Yom Kippur, and update your listings early. Shoppers and patients plan around those days.",
      },
      {
        title: 'Reach students separately',
        text: 'Around the university, price, late hours and walking distance count. Use a separate page and a separate ad group so both audiences get a clear message.',
      },
    ],
    services: [
      "Get direct mail, search and club newsletters in one plan, with claims your profession's rules allow.",
      "Patients who'd rather call get a calm agent that repeats the appointment and sends it in large print.",
      'Intake forms, insurance questions and recall dates go into your practice software with no retyping.',
      'Get detailed treatment pages, proper medical markup and an easy layout with type that older eyes can read.',
    ],
  },
  {
    name: 'Delray Beach',
    county: 'Palm Beach County',
    state: 'FL',
    lat: 26.4615,
    lng: -80.0728,
    size: 'small city',
    neighbours: ['Boynton Beach', 'Gulf Stream', 'Highland Beach', 'Boca Raton'],
    trades: [
      'restaurants',
      'boutiques',
      'art galleries',
      'yoga and tennis studios',
      'wellness and recovery services',
      'inns',
      'florists',
      'salons',
    ],
    particular:
      'Atlantic Avenue does the selling: a walkable strip of restaurants and shops from the railroad to the ocean, with a drawbridge in the middle. Behind it, Pineapple Grove has studios. The Set and nearby neighborhoods are home to Black and Haitian families with long local roots. Clinics and sober homes make wellness a large and closely watched industry.',
    season:
      'The Avenue is fullest in February, with the tennis tournament, and around Christmas. Late summer is slow enough that some kitchens close for two weeks.',
    search:
      'Evening guests park once and stroll, checking phones and menus at the same time, so photos and wait times decide where they eat.',
    tips: [
      {
        title: 'Post the wait time at seven',
        text: "On winter evenings, the Avenue is full. A quick story about open tables at 8:30 brings in couples who'd given up.",
      },
      {
        title: 'Say east or west of the bridge',
        text: "When the bridge goes up, dinner plans change. Tell guests which side you're on and where to park there.",
      },
      {
        title: 'Write one page in Haitian Creole',
        text: 'If you run a clinic, a tax office or a church supply business, people will read this page and pass it on. Few competitors have one.',
      },
      {
        title: 'Be exact about health claims',
        text: 'Platforms and the state check wellness and recovery businesses. Certified wording and real licenses keep your ads from being stopped.',
      },
      {
        title: 'Join the art walk evenings',
        text: 'Art walks give you a reason to open late once a month. Announce it three times: a week before, that morning and at five.',
      },
    ],
    services: [
      'Get a calendar for the Avenue: tournament week, the big tree in December and quiet August, each with its own offer.',
      'Table requests, private dinners and gift card calls get answered while the host stand is three deep.',
      'Guests who dined with you in season hear from you before they come back, with their favorite room or table noted.',
      'Get menu, booking and gallery pages that search engines can read and that open in a second on the sidewalk.',
    ],
  },
  {
    name: 'Boynton Beach',
    county: 'Palm Beach County',
    state: 'FL',
    lat: 26.5318,
    lng: -80.0905,
    size: 'small city',
    neighbours: ['Lantana', 'Ocean Ridge', 'Delray Beach', 'Hypoluxo'],
    trades: [
      'charter boats and dive shops',
      'home health agencies',
      'plumbers',
      'optometrists',
      'golf cart and mobility dealers',
      'diners',
      'handymen',
      'hair salons',
    ],
    particular:
      "At the inlet, charter captains and dive boats leave for reefs close to shore. Out west, communities for people over 55 spread across former farmland. In between are Congress Avenue's plazas and older neighborhoods with many Haitian households. Prices are lower than in Boca and Delray, which brings customers up from both.",
    season:
      'Divers and anglers come in summer too, with a peak at the two-day lobster season in late July. Service businesses in the western communities are busy from Thanksgiving to Passover.',
    search:
      "Western residents hear about you at the clubhouse and call. Boat customers check last week's catch and conditions online before they drive to the marina.",
    tips: [
      {
        title: 'Publish conditions every morning',
        text: 'Post two lines about wind, visibility and open seats, and people will read them daily. Those readers become your weekend bookings.',
      },
      {
        title: 'Get into the clubhouse bulletin',
        text: 'Each community has a newsletter and a bulletin board. A short, dated offer with one phone number works better there than any banner.',
      },
      {
        title: 'List accessibility plainly',
        text: 'List ramps, door width, chair-height sinks and large print. Customers with walkers filter for this, and few local listings mention it.',
      },
      {
        title: 'Book lobster week in May',
        text: 'Divers from all over the state book early for July. Put rental gear, fills and the rules on bag limits on one page.',
      },
      {
        title: 'Answer in Creole where you can',
        text: 'Home health and tax offices build trust with one staff member or phone line that speaks Haitian Creole. Name that person on the page.',
      },
    ],
    services: [
      'Get two plans in one: reef and inlet customers by weather, 55-plus neighbors by bulletin and direct mail.',
      'A patient phone agent speaks slowly, spells names back and calls the technician when a pump fails.',
      'Weather cancellations move the whole boat list to new dates, and each diver picks one by text.',
      'Get trip pages with depth, price and season, and service pages that read well in large type.',
    ],
  },
  {
    name: 'Orlando',
    county: 'Orange County',
    state: 'FL',
    lat: 28.5383,
    lng: -81.3792,
    size: 'city',
    neighbours: ['Winter Park', 'Kissimmee', 'Altamonte Springs', 'Winter Garden'],
    trades: [
      'vacation rental managers',
      'caterers and party planners',
      'shuttle companies',
      'photographers',
      'urgent care clinics',
      'food trucks',
      'roofers',
      'pool companies',
    ],
    particular:
      'Visitors fill the theme parks and the convention center on International Drive. Residents live around lakes in College Park, Conway and Baldwin Park and avoid that area. Puerto Rican families have made Spanish a working language in much of the metro. Lake Nona adds hospitals and medical research in the southeast.',
    season:
      'School breaks drive the visitor side: spring weeks through early August, then Thanksgiving and Christmas. September is quiet, and conventions return in January.',
    search:
      'Tourists search around their hotel, and residents search by lake or road name. Interstate 4 makes six miles feel like twenty, so drive time matters more than distance.',
    tips: [
      {
        title: 'Write each page for visitors or for locals',
        text: 'A family from Ohio asks about shuttles and strollers. Someone in Audubon Park asks about Tuesday night. Write for one of them at a time.',
      },
      {
        title: 'Treat Mills 50 as a destination',
        text: "Vietnamese restaurants and small bars made a name for that district. If you're in it, put the name in your title.",
      },
      {
        title: 'Catch exhibitors two weeks early',
        text: 'Trade show teams need printing, plants, drivers and dinner rooms. Check the convention schedule and pitch each show by industry.',
      },
      {
        title: "Warn about the three o'clock storm",
        text: 'Summer afternoons bring lightning. Photographers, pool crews and tour guides should offer a morning slot first and free rescheduling second.',
      },
      {
        title: 'Ask for reviews in Spanish',
        text: "Replying in the customer's language shows the next reader you mean it. Families from Puerto Rico often look for that.",
      },
    ],
    services: [
      'Keep two budgets apart, travelers by arrival date and residents by lake neighborhood, so neither pays for the other.',
      "Rental guests locked out at eleven at night get help, and the convention planner's quote request gets taken down word for word.",
      'Cleaning crews, check-ins and linen counts follow the booking calendar on their own through every Saturday turnover.',
      'Get pages by park, venue and neighborhood, with drive times, in English and Spanish.',
    ],
  },
  {
    name: 'Tampa',
    county: 'Hillsborough County',
    state: 'FL',
    lat: 27.9506,
    lng: -82.4572,
    size: 'city',
    neighbours: ['Brandon', 'St. Petersburg', 'Temple Terrace', 'Plant City'],
    trades: [
      'restaurants',
      'roofers and restoration firms',
      'marine mechanics',
      'barbers',
      'insurance agencies',
      'moving companies',
      'craft breweries',
      'law firms',
    ],
    particular:
      'Cigar makers from Cuba, Spain and Sicily built Ybor City, and you can still see that mix in the bakeries and social clubs. MacDill Air Force Base is at the end of the peninsula, and cruise ships and fuel tankers share the port. Low neighborhoods near the bay are used to evacuation orders. The 2024 storms taught many owners to keep records off site.',
    season:
      'The pirate parade in late January opens a busy stretch of fairs, spring training and cruises. August and September bring daily lightning and slow weekends, except for anyone who repairs roofs.',
    search:
      'A free streetcar links Ybor, Channelside and downtown, but South Tampa, Brandon and New Tampa live by car and by what neighbors post.',
    tips: [
      {
        title: 'Post your evacuation zone',
        text: "If your shop is in zone A or B, explain on your site what happens to bookings when the county orders people out. Customers accept a rule they've read in advance.",
      },
      {
        title: 'Sell to the base properly',
        text: 'Families at MacDill move often. Give them a new-in-town page with the distance to the base gate, a military discount and same-week slots.',
      },
      {
        title: 'Own your corner of Seminole Heights',
        text: 'Bungalow owners there talk to each other. Show real jobs on their streets, including old windows and wiring.',
      },
      {
        title: 'Prepare for parade Saturday',
        text: 'Bayshore closes on Gasparilla day. Post which streets lead to your door, or rent out your parking and say so.',
      },
      {
        title: 'Help customers photograph what they own',
        text: 'Restoration and insurance firms can offer a free inventory checklist in May. It earns email addresses before the season starts.',
      },
    ],
    services: [
      'Run ads that switch with the weather: dry-season projects in winter, protection and repair from June on.',
      'During a storm week, hundreds may call. Each caller is sorted by damage and address and gets a text with the next step.',
      'Claims photos, adjuster dates and crew lists stay in one file per house and survive a flooded office.',
      'Get neighborhood pages from Hyde Park to Carrollwood, plus a Spanish section for West Tampa.',
    ],
  },
  {
    name: 'Jacksonville',
    county: 'Duval County',
    state: 'FL',
    lat: 30.3322,
    lng: -81.6557,
    size: 'big city',
    neighbours: ['Orange Park', 'Jacksonville Beach', 'Ponte Vedra Beach', 'St. Augustine'],
    trades: [
      'home builders and remodelers',
      'trucking and warehouse firms',
      'auto dealers',
      'seafood restaurants',
      'tree services',
      'veterinary clinics',
      'military family services',
      'fishing charters',
    ],
    particular:
      'The city and county are merged here, so one city hall covers a huge area of pine woods, suburbs, river bends and beaches. The St. Johns River splits it, and people think twice about crossing a bridge for a job or dinner. Navy bases at Mayport and on the Westside, car shipping and hospital campuses bring steady customers.',
    season:
      'Spring is the main season for homes and the beach, with golf crowds in March. Winters are cooler than farther south, so pools and lawns really do slow down from December to February.',
    search:
      "Ask people where they live, and you'll hear Mandarin, Arlington, Riverside or the Beaches. They search for those names far more often than for the city.",
    tips: [
      {
        title: 'Pick your side of the river',
        text: 'Promise same-day service only where you can deliver it. Say Southside or Westside clearly, and be open about what you charge to cross the bridges.',
      },
      {
        title: 'Plan for military moving season',
        text: 'Navy families get moving orders for summer. Storage, movers, vets and landlords should publish spring checklists and accept remote bookings.',
      },
      {
        title: 'Name the beach town',
        text: 'Atlantic, Neptune and Jacksonville Beach are separate cities with their own permits. Your pages should know that.',
      },
      {
        title: 'Welcome Filipino customers',
        text: 'The Navy brought a large Filipino community. Food, travel and remittance shops can add a Tagalog greeting and holiday hours for Simbang Gabi.',
      },
      {
        title: 'Use dry February for tree work',
        text: 'Big oaks over roofs worry owners in hurricane season. Send your offer when crews are idle and you can charge less.',
      },
    ],
    services: [
      'Split your budget by river bank and beach, so every click comes from somewhere your van can reach in half an hour.',
      "Callers give a street, and the agent knows which side of the Buckman Bridge it's on before it promises a time.",
      'Dispatch, travel fees and base access notes attach to each job automatically.',
      'Get separate pages for San Marco, Arlington, Mandarin and the Beaches, each with local work.',
    ],
  },
];
