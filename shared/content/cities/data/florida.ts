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
      'Spanish is the everyday language of most homes in the city, Haitian Creole is heard in Little Haiti, and Portuguese comes in with Brazilian visitors and buyers. Brickell works for banks, the port loads cruise ships and containers, and Little Havana lives on family businesses. A shop here serves neighbors and people who fly in from Bogotá or São Paulo in the same morning.',
    season:
      'Winter visitors and the December art fairs fill the calendar until about Easter. From August to October heat and hurricane watches keep visitors away, while families from South America fly up in their July school break.',
    search:
      'People drive almost everywhere outside Brickell and downtown, so the parking line on your profile is read as closely as the price.',
    tips: [
      {
        title: 'Answer in the language of the question',
        text: 'Write your page, your hours and your voicemail in Spanish and English by hand, never half translated. In Allapattah or Flagami the Spanish version will be the one people open first.',
      },
      {
        title: 'Be reachable on WhatsApp',
        text: 'Customers with family in Latin America already live in that app. List the number on your site and promise a reply time you can hold.',
      },
      {
        title: 'Name the quarter in your headline',
        text: 'Nobody in Kendall thinks of Wynwood as nearby. Say Little Havana, Edgewater or Coconut Grove, and say which bridges or causeways you cross for a job.',
      },
      {
        title: 'Keep a storm version of your hours',
        text: 'When a hurricane warning goes out, change your Google hours before you board the windows, and post the day you reopen. Callers check this before they check the news about you.',
      },
      {
        title: 'Plan around Calle Ocho in March',
        text: 'The street festival closes Southwest 8th Street and brings crowds. If you are near it, sell ahead; if you are not, tell regulars you are easy to reach that day.',
      },
    ],
    services: [
      'Campaigns written twice, once in Spanish and once in English, aimed at the few zip codes your customers really come from.',
      'A phone agent that hears whether the caller starts in Spanish or English and books in that language, at midnight too.',
      'Leads from WhatsApp, Instagram and the web form land in one list, and nobody waits because the front desk was at lunch.',
      'A fast bilingual site with a page for each quarter you serve, from Brickell towers to Westchester houses.',
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
      'Party trades run all year on fifteenth birthdays and weddings, with a rush in December toward Nochebuena and Three Kings. August brings uniform buying; the two weeks after New Year are slow.',
    search:
      'Word of mouth, Spanish radio and a map search on the phone decide most purchases, and nearly all of them end in a car trip down West 49th Street or Palm Avenue.',
    tips: [
      {
        title: 'Put both street names on your profile',
        text: 'Drivers from the rest of the county know the Northwest number, neighbors know the Hialeah one. Add the second form to your directions so that nobody circles for twenty minutes.',
      },
      {
        title: 'Lead with Spanish, keep English complete',
        text: 'Grandparents call, grandchildren type. A Spanish first page with a full English twin lets both of them book for the same family.',
      },
      {
        title: 'Photograph the quince season',
        text: "Dressmakers, halls, bakers and limousine owners sell with pictures of last month's party. Ask each family for permission and a short review the Monday after.",
      },
      {
        title: 'Show the workshop door',
        text: 'Many trades sit in bays behind bigger streets. A photo of the gate, the bay number and a truck for scale saves your customers two phone calls.',
      },
      {
        title: 'Offer a price before the visit',
        text: 'Shoppers here compare three quotes by phone. Publish a from price for brakes, alterations or tax returns, and the third call may not happen.',
      },
    ],
    services: [
      'Posts and short spoken ads in the Spanish of Palm Avenue rather than a textbook, read aloud to you before they run.',
      'Calls taken in Spanish from the first hello, with the bay number and the right turn off Okeechobee Road explained clearly.',
      'Deposits, fittings and hall dates tracked in one calendar, with reminders sent to the mother and to the birthday girl.',
      'Pages built for searches such as mecánico cerca de mí, loading quickly on an older phone.',
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
      'A narrow barrier island of hotels, apartment blocks and pastel Art Deco fronts, reached only by causeways. Two sorts of customers share it: guests who stay four nights, and residents of South Beach, Mid-Beach and North Beach who know each shopkeeper. Autumn king tides can put salt water on low streets on the bay side.',
    season:
      'December opens with art week, and the island stays full into spring; in March the city tightens rules for spring break crowds. September is the emptiest month, and that is when residents notice offers.',
    search:
      'Residents walk, cycle or take the free trolley and visitors search from a hotel bed, so being the open place within eight blocks wins over being known.',
    tips: [
      {
        title: 'Write two home pages',
        text: 'One for guests who need you tonight, with walking minutes from Lincoln Road or Collins Avenue. One for residents, with a reason to return in September.',
      },
      {
        title: 'Tell people where to park',
        text: 'Garage names and hourly rates on your contact page remove the main reason mainland customers stay on the mainland.',
      },
      {
        title: 'Watch the tide calendar',
        text: 'If your street floods at king tide, post the dates in October and offer a later appointment or delivery. It reads as care and saves no-shows.',
      },
      {
        title: 'Ask hotels for the small print',
        text: 'Concierges send guests to places that answer fast and take changes. Give each desk on your street one number and one card with hours.',
      },
      {
        title: 'Collect reviews before checkout day',
        text: "A visitor rarely writes from the plane. Send the link the same evening, in the guest's language if you know it.",
      },
    ],
    services: [
      'Short campaigns by arrival week, from art fair buyers to medical conferences at the convention center.',
      'Late callers after a beach day get an answer, a table or a massage slot, and the nearest garage.',
      'Hotel referrals, no-show deposits and follow-up notes run by themselves while you work the floor.',
      'Mobile pages that open with a map, an hour and a button, because your visitor is standing on Ocean Drive in the sun.',
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
      'Canals run behind so many houses here that a good part of the local trade floats: riggers, upholsterers, divers, crew agents and dock builders. Port Everglades sends out cruise ships, and Las Olas Boulevard links the courthouse offices with the beach. Owners of boats and second homes often live elsewhere, and they hire by phone and photo.',
    season:
      'From the boat show around the end of October to Easter the docks and hotels are busy. Summer belongs to residents, repairs and afternoon thunderstorms.',
    search:
      'Locals give directions by bridges, Federal Highway and Las Olas, and they check a business on the map before turning off because a raised drawbridge costs ten minutes.',
    tips: [
      {
        title: 'Get ready before the boat show',
        text: 'Publish your show week hours, crew rates and dock access by the first of October. Captains plan refit work for those days long ahead.',
      },
      {
        title: 'Say whether you come to the dock',
        text: 'For canal homes, state that you work on the water side, carry the right insurance and know which bridges limit your barge.',
      },
      {
        title: 'Speak to cruise mornings',
        text: 'Passengers arrive a night early. If you cut hair, fill prescriptions or serve breakfast near 17th Street, mention the port and your opening hour.',
      },
      {
        title: 'Put your state license in plain sight',
        text: 'Florida expects contractors to show the license number in advertising. Place it in the footer, on the truck photo and in your profile text.',
      },
      {
        title: 'Split beach and mainland',
        text: 'A page for the barrier island and one for Victoria Park or Progresso will beat a single page about greater Fort Lauderdale.',
      },
    ],
    services: [
      'Ads that follow the marine year: refit in summer, boat show in fall, charter guests and cruise mornings in winter.',
      'Captains call at six in the morning and owners from another time zone; each gets a real answer and a booked slot.',
      'Quotes, dock permits and parts orders move through one board, and the owner abroad receives a photo report every Friday.',
      'Search pages for the service plus the waterway, written so that a yacht manager in another country trusts them.',
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
      "Between the ocean and Interstate 95 lie two towns in one: the brick Broadwalk with its motels, and a downtown of galleries and bars around Young Circle. Winter brings people from Quebec who stay for months and prefer French. A large public hospital on Johnson Street feeds a ring of doctors' offices, labs and lunch counters.",
    season:
      'French-speaking guests settle in from November to April. In summer, families from Broward and Dade take over the sand on weekends, and weekdays go quiet.',
    search:
      'Beach customers arrive on foot along the Broadwalk, everyone else drives Hollywood Boulevard or Sheridan Street and looks for the avenue number before the shop name.',
    tips: [
      {
        title: 'Make one honest page in French',
        text: 'Menu, hours, address and how to reserve. A winter guest from Montreal will choose the cafe that took this small trouble.',
      },
      {
        title: 'Use the presidents',
        text: "Downtown streets carry presidents' names. Write Harrison at 20th Avenue rather than a bare house number, because that is how directions are given.",
      },
      {
        title: 'Treat a monthly guest as a regular',
        text: 'Someone who stays five months needs a dentist, a mechanic and a hairdresser. Offer a season card from the first week of November.',
      },
      {
        title: 'Serve the hospital shift change',
        text: 'Nurses finish at seven. If you open early or close late near Johnson Street, make those hours the first line of your listing.',
      },
      {
        title: 'Show the rain plan',
        text: 'Broadwalk cafes lose people when a cloud builds. Mention covered seats and delivery to the motels, and keep it in your pinned post.',
      },
    ],
    services: [
      'Winter ads in French for the people coming south, summer ads in Spanish and English for weekend families.',
      'Reservations and room questions handled in English, French or Spanish, without putting the beach side line on hold.',
      "Returning winter guests receive a note in September with last year's room, dates and rate, ready to confirm.",
      'Separate pages for Broadwalk, downtown and Hollywood Hills, each with its own parking and its own photos.',
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
      'Family life sets the pace: school runs, sports at the parks, gates with a guard who wants to know your company. The city runs its own large charter school system, and many parents commute on I-75 or the Turnpike. At its eastern side a big retirement community keeps doctors, hearing specialists and drivers busy.',
    season:
      'The year turns on the school calendar: sign-ups in August, recitals in spring, birthdays and camps between June and early August. Roof and shutter work peaks before the storm months.',
    search:
      "Recommendations pass through parents' group chats and homeowner association pages, and then someone checks your rating in the pickup line on Pines Boulevard.",
    tips: [
      {
        title: 'Win the group chat',
        text: 'After a good job, send the parent one short line with your link that can be pasted. That paste is the local form of advertising.',
      },
      {
        title: 'Explain how you pass the gate',
        text: 'Tell customers in Silver Lakes or Chapel Trail what name to leave with the guard. Cleaners and pool crews lose real hours there.',
      },
      {
        title: 'Book out the school holidays',
        text: 'List teacher planning days and offer camps, cleanings or haircuts for each one. Parents search for them the Sunday evening before.',
      },
      {
        title: 'Make a senior friendly phone path',
        text: 'Residents of the retirement blocks rather call than click. A person, or a patient voice agent, must pick up by the third ring.',
      },
      {
        title: 'Sell inspections in May',
        text: "Roofers, tree cutters and shutter firms should write to last year's customers before June. After the first warning it is too late to schedule.",
      },
    ],
    services: [
      'Offers tied to the school calendar, shown to parents within a few miles of your door in English and Spanish.',
      "The pickup-hour phone rush is covered, and a parent can move a lesson without talking to anyone's voicemail.",
      'Enrollment forms, waivers and monthly payments go out alone, with a nudge when the form is half filled.',
      'Reviews, schedules and prices on one clean page that a parent can read with one thumb.',
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
      'Planned from the first street on, Coral Springs limits the size, color and place of business signs, so plazas look calm and a shop can be hard to spot. Families moved here for the parks and teams. There is no beach and no old main street; life happens in plazas along University Drive, Sample Road and Wiles Road.',
    season:
      'Team seasons, report cards and graduation drive spending from late August to early June. July is when families leave, which is a good month for painters and office refits.',
    search:
      'With signs kept small, people rely on the map app to find the right plaza, and they search by plaza name and crossing street.',
    tips: [
      {
        title: 'Let your profile be the sign',
        text: 'The code keeps your lettering modest outside. Use twenty clear photos of the storefront, the entrance and the neighbors in the plaza instead.',
      },
      {
        title: 'Sponsor a team and say so online',
        text: 'A logo on a jersey works when the team page links back to you. Ask the league for the link together with the banner.',
      },
      {
        title: 'Reach into Parkland',
        text: 'Many customers live just north and think of both towns as one. Name Parkland in your service area and in two or three reviews you answer.',
      },
      {
        title: 'Ask about permits for them',
        text: 'Fence, paint color and hedge rules matter here. A painter who explains the approved palette on a web page gets the call.',
      },
      {
        title: 'Follow the exam weeks',
        text: 'Tutors and therapists see demand before tests and tryouts. Open extra evening slots in April and announce them two weeks ahead.',
      },
    ],
    services: [
      "Quiet, steady advertising to households around the parks you already serve, with the season's sport in the picture.",
      'Between six and eight in the evening, when parents finally call, somebody answers and books the trial lesson.',
      'Tryout lists, payments and rain cancellations reach every family by text within a minute.',
      'A site that ranks for both Coral Springs and Parkland and shows exactly which plaza entrance to take.',
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
      'The county courts and government sit here, finance firms have taken new towers along Flagler Drive, and across the bridge wealthy seasonal homes on Palm Beach need staff, flowers and repairs. Northwood and the old houses of Flamingo Park give the city its smaller shops. One customer hires a crew for the whole season and the next one wants a single lamp rewired.',
    season:
      'November to April carries the year, with galas, the Saturday green market on the waterfront and house parties. After Easter the island empties, and owners schedule renovations for summer.',
    search:
      'Fast trains and local commuter trains both stop downtown, yet most referrals come from a house manager, a realtor or a neighbor in the same building.',
    tips: [
      {
        title: 'Write for the person who manages the house',
        text: 'Estate managers compare you on insurance, response time and discretion. Give them a page with documents and one direct number.',
      },
      {
        title: 'Photograph without showing the owner',
        text: 'Crop out faces, gates and house numbers. In this market, a discreet portfolio is worth more than a long one.',
      },
      {
        title: 'Take the antique row searches',
        text: 'South Dixie Highway is known for dealers and design shops. If you are near, use the street name in titles and on Instagram.',
      },
      {
        title: 'Use April for summer contracts',
        text: 'Before owners go north, offer a closed-house plan: checks after storms, plants, pool, mold. Renew it by email in September.',
      },
      {
        title: 'Be found by jurors and lawyers',
        text: 'Courthouse visitors look for lunch, parking and copies between eleven and one. Add a line about the walk from Clematis Street.',
      },
    ],
    services: [
      'Small audiences, careful wording: campaigns to estate offices, firms moving in, and neighbors in Northwood.',
      'An unhurried voice takes requests from household staff at any hour and passes urgent ones to you.',
      'Seasonal opening and closing lists run as checklists, with photos filed per house and invoices sent on time.',
      'Portfolio pages that load fast and rank for the trade plus Palm Beach, with nothing on them a client would mind.',
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
      "Many addresses that say Boca Raton lie west of the city limit, in gated clubs under county rules, which matters for permits and for ads drawn by city. Inside the limit are a state university, office parks with corporate tenants and a downtown around Mizner Park. Older residents with time to compare are a big share of any practice's patients.",
    season:
      'Waiting rooms fill from late October, when northern residents return, and thin out after Passover and Easter. Students bring a second rhythm from August to May.',
    search:
      'People read long reviews, ask at the club, and then drive Glades Road or Military Trail, so plain directions from the Turnpike help.',
    tips: [
      {
        title: 'Draw your area by map, never by city name',
        text: 'Half of what neighbors call Boca is unincorporated. Set ads by zip code and radius, or you will miss the western clubs.',
      },
      {
        title: "Publish the doctor's credentials first",
        text: 'Patients here check training, hospital privileges and years in practice. Put them above the fold and mark them up for search.',
      },
      {
        title: 'Send a welcome back card in October',
        text: 'List what changed over the summer, new hours, new staff, and a link to book. Snowbirds fix all appointments in their first week.',
      },
      {
        title: 'Respect the holiday calendar',
        text: 'Close or stay open on Rosh Hashanah and Yom Kippur on purpose, and update listings early. Shoppers and patients plan around those days.',
      },
      {
        title: 'Reach students apart',
        text: 'Around the university, price, late hours and walking distance count. A separate page and a separate ad group keep both audiences clear.',
      },
    ],
    services: [
      "Mail, search and club newsletters in one plan, with claims your profession's rules allow.",
      'Patients who prefer the telephone get a calm agent that repeats the appointment and sends it in large print.',
      'Intake forms, insurance questions and recall dates flow into your practice software without retyping.',
      'Detailed treatment pages, proper medical markup and an accessible layout with type that older eyes can read.',
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
      'Atlantic Avenue does the selling: a walkable strip of restaurants and shops from the railroad to the ocean, with a drawbridge in the middle. Behind it, Pineapple Grove has studios, and the Set and nearby quarters are home to Black and Haitian families with long local roots. Clinics and sober homes make wellness a large and closely watched trade.',
    season:
      'February, with the tennis tournament, and the weeks around Christmas are the fullest on the Avenue. Late summer is thin enough that some kitchens close for two weeks.',
    search:
      'Evening guests park once and stroll, looking at phones and menus at the same time, so photos and waiting times decide the door.',
    tips: [
      {
        title: 'Post the wait time at seven',
        text: 'On winter evenings the Avenue is full. A simple story with free tables at half past eight brings couples who had given up.',
      },
      {
        title: 'Say east or west of the bridge',
        text: 'When the span opens, a dinner plan changes. Tell guests on which side you are and where to park there.',
      },
      {
        title: 'Write one page in Haitian Creole',
        text: "For clinics, tax offices and churches' suppliers this page will be read and passed on, because so few competitors have it.",
      },
      {
        title: 'Be exact about health claims',
        text: 'Wellness and recovery firms are checked by platforms and by the state. Certified wording and real licenses protect your ads from being stopped.',
      },
      {
        title: 'Join the gallery evenings',
        text: 'Art walks give you a reason to open late once a month. Announce it three times: a week before, that morning and at five.',
      },
    ],
    services: [
      'A calendar for the Avenue: tournament week, the big tree in December, quiet August, each with its own offer.',
      'Table requests, private dinners and gift card calls answered while the host stand is three deep.',
      'Guests who dined in season hear from you before they come back, with their favorite room or table noted.',
      'Menu, booking and gallery pages that search engines read well and that open in a second on the sidewalk.',
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
      "Out at the inlet, charter captains and dive boats leave for reefs close to shore; out west, communities for people over 55 spread across former farmland. In between run Congress Avenue's plazas and older neighborhoods with many Haitian households. Prices sit below Boca and Delray, which brings customers up from both.",
    season:
      'Divers and anglers come in summer too, with a peak at the two-day lobster season in late July. Service trades in the western communities live from Thanksgiving to Passover.',
    search:
      "Western residents hear of you at the clubhouse and call, boat customers look at last week's catch and conditions online before they drive to the marina.",
    tips: [
      {
        title: 'Publish conditions every morning',
        text: "A captain's two lines about wind, visibility and open seats get read daily. Those readers become the bookings of the weekend.",
      },
      {
        title: 'Get into the clubhouse bulletin',
        text: 'Each community has a newsletter and a notice board. A short, dated offer with one phone number works better there than any banner.',
      },
      {
        title: 'List accessibility plainly',
        text: 'Ramp, door width, chair-height sinks, large print. Customers on walkers filter for this, and few local listings mention it.',
      },
      {
        title: 'Book lobster week in May',
        text: 'Divers from the whole state reserve early for July. Put rental gear, fills and the rules about bag limits on one page.',
      },
      {
        title: 'Answer in Creole where you can',
        text: 'Home health and tax offices gain trust with one staff member or a phone line that handles Haitian Creole. Name that person on the page.',
      },
    ],
    services: [
      'Two plans under one roof: reef and inlet customers by weather, 55-plus neighbors by bulletin and mail.',
      'A patient phone line that speaks slowly, spells names back and calls the technician when a pump has failed.',
      'Weather cancellations move the whole boat list to new dates, and each diver gets the choice by text.',
      'Trip pages with depth, price and season, and service pages that read well at double size.',
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
      'Visitors fill the theme parks and the convention center on International Drive, while residents live around lakes in College Park, Conway and Baldwin Park and avoid that corridor. Puerto Rican families have made Spanish a working language in much of the metro. Lake Nona adds hospitals and medical research in the southeast.',
    season:
      'School breaks, from spring weeks through early August and again at Thanksgiving and Christmas, set the visitor side. September is quiet; conventions return in January.',
    search:
      'Tourists search around their hotel, residents search by lake or road name, and Interstate 4 makes six miles feel like twenty, so drive time beats distance.',
    tips: [
      {
        title: 'Choose visitors or neighbors per page',
        text: 'A family from Ohio asks about shuttles and strollers. Somebody in Audubon Park asks about Tuesday evening. Write for one of them at a time.',
      },
      {
        title: 'Treat Mills 50 as a destination',
        text: 'Vietnamese kitchens and small bars gave that district a name of its own. If you are in it, the name belongs in your title.',
      },
      {
        title: 'Catch exhibitors two weeks early',
        text: 'Trade show teams need printing, plants, drivers and dinner rooms. Check the convention schedule and address each show by industry.',
      },
      {
        title: "Warn about the three o'clock storm",
        text: 'Summer afternoons bring lightning. Photographers, pool crews and tour guides should offer a morning slot first and a free move second.',
      },
      {
        title: 'Ask for reviews in Spanish',
        text: "Replies in the customer's language show the next reader that you mean it. Families from Puerto Rico often look for that.",
      },
    ],
    services: [
      'Two budgets kept apart, travelers by arrival date and residents by lake neighborhood, so that neither pays for the other.',
      'Rental guests locked out at eleven at night get help, and the convention planner gets a quote taken down word for word.',
      'Cleaning crews, check-ins and linen counts follow the booking calendar by themselves through every Saturday turnover.',
      'Pages by park, venue and neighborhood, with drive times in words, in English and Spanish.',
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
      'Cigar makers from Cuba, Spain and Sicily built Ybor City, and that mix still shows in the bakeries and social clubs. MacDill Air Force Base sits at the end of the peninsula, cruise ships and fuel tankers share the port, and low quarters near the bay are used to evacuation orders. The 2024 storms taught many owners to keep records off site.',
    season:
      'The pirate parade in late January opens a busy stretch of fairs, spring training and cruises. August and September bring daily lightning and slow weekends, except for anyone who repairs roofs.',
    search:
      'A free streetcar links Ybor, Channelside and downtown, but South Tampa, Brandon and New Tampa live by car and by what neighbors post.',
    tips: [
      {
        title: 'Print your evacuation zone',
        text: 'If your shop lies in zone A or B, explain on the site what happens to bookings when the county orders people out. Customers accept a rule they read before.',
      },
      {
        title: 'Sell to the base properly',
        text: 'Families at MacDill move often. A new-in-town page with base gate distance, military discount and same-week slots suits them.',
      },
      {
        title: 'Own your corner of Seminole Heights',
        text: 'Bungalow owners there talk to one another. Show real jobs on their streets, old windows and wiring included.',
      },
      {
        title: 'Prepare for parade Saturday',
        text: 'On Gasparilla day Bayshore closes. Post which streets are open to your door, or rent the parking and say so.',
      },
      {
        title: 'Store photos of every insured item',
        text: 'Restoration and insurance firms can offer a free inventory checklist in May. It earns email addresses before the season starts.',
      },
    ],
    services: [
      'Ads that switch with the weather service: dry-season projects in winter, protection and repair from June on.',
      'During a storm week hundreds may call; each caller is sorted by damage and address and gets a text with the next step.',
      'Claims photos, adjuster dates and crew lists stay in one file per house and survive a flooded office.',
      'Neighborhood pages from Hyde Park to Carrollwood, plus a Spanish section for West Tampa.',
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
      'City and county are merged here, so one city hall covers a huge area of pine woods, suburbs, river bends and beaches. The St. Johns River splits it, and people weigh a bridge before they take a job or a dinner table on the other side. Navy bases at Mayport and on the Westside, car shipping and hospital campuses supply steady customers.',
    season:
      'Spring is the main season for homes and the beach, with golf crowds in March. Cooler winters than farther south mean a true lull for pools and lawns from December to February.',
    search:
      "Ask somebody where they live and you hear Mandarin, Arlington, Riverside or the Beaches, and searches carry those names far more often than the city's.",
    tips: [
      {
        title: 'Pick your side of the river',
        text: 'Promise same-day service only where you can keep it. State Southside or Westside clearly and charge travel across the bridges openly.',
      },
      {
        title: 'Write for orders season',
        text: 'Navy families get moving orders for summer. Storage, movers, vets and landlords should publish spring checklists and accept remote bookings.',
      },
      {
        title: 'Name the beach town',
        text: 'Atlantic, Neptune and Jacksonville Beach are separate cities with their own permits. Your pages should know that.',
      },
      {
        title: 'Include Filipino customers',
        text: 'The Navy brought a large Filipino community. Food, travel and remittance shops can add a Tagalog greeting and holiday hours for Simbang Gabi.',
      },
      {
        title: 'Use dry February for tree work',
        text: 'Big oaks over roofs worry owners in hurricane months. Send the offer when crews are idle and rates can be kinder.',
      },
    ],
    services: [
      'Budget divided by river bank and beach, so that every click comes from a place your van reaches in half an hour.',
      'Callers give a street, and the agent knows whether that is your side of the Buckman Bridge before it promises a time.',
      'Dispatch, travel fees and base access notes attach to each job automatically.',
      'Distinct pages for San Marco, Arlington, Mandarin and the Beaches, each with local work shown.',
    ],
  },
];
