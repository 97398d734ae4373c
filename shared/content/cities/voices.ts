/**
 * Sample testimonials for city pages. All are invented, and every page says so. Replace them here with real ones.
 * `{near}` is replaced by a place near the city.
 */
type Voice = { business: string; quote: string; name: string; stars: 3 | 4 | 5 };

/** Testimonials by kind of business. `trades` matches the city's industries. */
export const voiceGroups: readonly { trades: RegExp; voices: readonly Voice[] }[] = [
  {
    trades:
      /restaurant|cafe|diner|baker|taqueria|kitchen|brew|coffee|\bbars?\b|pizza|food|grill|deli|tavern|shops? and bakers|barbecue|caterer|steak|espresso/i,
    voices: [
      {
        business: 'Family restaurant',
        name: 'Teresa V.',
        stars: 5,
        quote:
          "I can't pick up the phone at seven on a Friday. Now the table gets booked anyway, and the note says who needs a high chair.",
      },
      {
        business: 'Bakery',
        name: 'Owen P.',
        stars: 5,
        quote:
          "Cake orders used to come in on paper bags, by text and by yelling. Now they're all on one list with pickup times. We haven't missed one since.",
      },
      {
        business: 'Coffee shop',
        name: 'Lina F.',
        stars: 4,
        quote:
          'The first posts sounded too polished for us. I told them so. They listened to how we talk at the counter, and the second batch sounded right.',
      },
      {
        business: 'Catering kitchen',
        name: 'Marcus D.',
        stars: 5,
        quote:
          'Office lunch orders from {near} come in with a headcount and a billing address. That gave me my Sunday nights back.',
      },
      {
        business: 'Taproom',
        name: 'Jess W.',
        stars: 4,
        quote:
          'We wanted more ads. They had us fix our hours on four listings first. It cost us nothing, and Tuesdays picked up.',
      },
      {
        business: 'Barbecue counter',
        name: 'Calvin R.',
        stars: 5,
        quote:
          "When we sell out, the website says so within a minute. People don't drive over for nothing anymore, and they come earlier next time.",
      },
      {
        business: 'Diner',
        name: 'Barb N.',
        stars: 5,
        quote:
          "I don't own a computer. I change the daily special by talking to my phone, and it shows up everywhere it should.",
      },
      {
        business: 'Noodle house',
        name: 'Minh T.',
        stars: 5,
        quote:
          'Reviews in two languages sat unanswered for a year. Now I get a draft every morning, fix a word or two and send it.',
      },
      {
        business: 'Sandwich shop',
        name: 'Gina L.',
        stars: 4,
        quote:
          'The delivery apps still take their cut. But a third of our regulars order from us directly now, because our page finally loads fast.',
      },
      {
        business: 'Supper club',
        name: 'Harold J.',
        stars: 5,
        quote:
          'They wrote down everything my mother knew about our regulars. Now the birthday message goes out with the right name and the right pie.',
      },
    ],
  },
  {
    trades: /clinic|medical|dent|doctor|therap|orthodont|specialist|health|optometr|counsel|pharmac|practices/i,
    voices: [
      {
        business: 'Dental office',
        name: 'Nadia H.',
        stars: 5,
        quote:
          "We had two empty chairs every day, and no one was counting. Now the waiting list fills them by text before the coffee's ready.",
      },
      {
        business: 'Physical therapy practice',
        name: 'Colin B.',
        stars: 5,
        quote:
          'Patients ask the same nine questions before a first visit. The agent answers them after hours, and our front desk can breathe again.',
      },
      {
        business: 'Walk-in clinic',
        name: 'Grace O.',
        stars: 4,
        quote:
          "I was wary of anything that talks to patients. It says it's an assistant, never gives advice, and hands off the call when it should.",
      },
      {
        business: 'Eye care practice',
        name: 'Peter S.',
        stars: 5,
        quote:
          'Our recall system was a shoebox full of cards. Now every patient hears from us in the right month and books without calling.',
      },
      {
        business: 'Family counseling practice',
        name: 'Ruth A.',
        stars: 5,
        quote:
          'They took out every sentence that promised too much. The page is shorter now, and the people who write to me are the ones I can help.',
      },
      {
        business: 'Home health agency',
        name: 'Yolanda C.',
        stars: 5,
        quote:
          "Families call at night, and they're worried. They get a calm voice and explain things once. When I call back, I have it all in front of me.",
      },
      {
        business: 'Pediatric practice',
        name: 'Imran K.',
        stars: 4,
        quote:
          'School forms in August nearly sank us. It took three tries to get the upload page right, but it held up through the rush.',
      },
    ],
  },
  {
    trades: /salon|barber|\bspas?\b|hair|tattoo|nail|beauty|skin|massage|stylist/i,
    voices: [
      {
        business: 'Barbershop',
        name: 'Dre M.',
        stars: 5,
        quote:
          'My clippers are loud, so I never hear the phone. Now people book the chair they like while I finish a fade.',
      },
      {
        business: 'Hair salon',
        name: 'Paulina G.',
        stars: 5,
        quote: "The deposit link cut our no-shows. It's worded so kindly that none of my regulars complained.",
      },
      {
        business: 'Nail studio',
        name: 'Kim L.',
        stars: 4,
        quote:
          'I was posting pictures anyway. They taught me to put the street and the style in the caption. Now people from {near} walk in and show me my own photos.',
      },
      {
        business: 'Tattoo studio',
        name: 'Raven S.',
        stars: 5,
        quote:
          'Consultation requests come with the size, the spot and a reference picture. I quote between sessions instead of texting all night.',
      },
      {
        business: 'Day spa',
        name: 'Adele W.',
        stars: 5,
        quote:
          'Gift card season used to be chaos on paper. This December it ran itself, and I gave massages instead of typing names.',
      },
    ],
  },
  {
    trades:
      /roof|contractor|builder|remodel|hvac|\bac\b|heating|plumb|landscap|electric|painter|restor|repair firms|handym|furnace|tree|lawn|mason|foundation|pool|fence|cleaner|stucco|adobe|snow|renovat/i,
    voices: [
      {
        business: 'Roofing company',
        name: 'Ernesto P.',
        stars: 5,
        quote:
          'After the last storm we got eighty calls in one morning. They were sorted by leak, roof age and street before my crew had the ladders loaded.',
      },
      {
        business: 'Heating and cooling company',
        name: 'Walt S.',
        stars: 5,
        quote:
          'The phone agent asks which unit it is and how old, then offers two times. My techs show up with the right part a lot more often.',
      },
      {
        business: 'Landscaping company',
        name: 'Inez R.',
        stars: 4,
        quote:
          'I wanted pretty pictures. They wanted prices on the page. We did both, and now people who call know about what a yard costs.',
      },
      {
        business: 'Plumbing company',
        name: 'Frank D.',
        stars: 5,
        quote:
          "We stopped paying for clicks from places we'd never drive to. Same budget, shorter routes, and {near} finally knows our name.",
      },
      {
        business: 'Remodeling company',
        name: 'Sofia E.',
        stars: 5,
        quote:
          'Every kitchen we finish gets a page with the street, the age of the house and what went wrong. Homeowners read that last part first.',
      },
      {
        business: 'Tree service',
        name: 'Buck H.',
        stars: 5,
        quote:
          'People text me a photo of the tree and get a price range the same day. Half the site visits I used to make were for nothing.',
      },
      {
        business: 'House painting company',
        name: 'Lorna T.',
        stars: 4,
        quote:
          'It started slow, because someone else owned our old website. They got it back for us before they sold us anything.',
      },
      {
        business: 'Electrical contractor',
        name: 'Jamal W.',
        stars: 5,
        quote:
          'License number, insurance and service area are all on one page. General contractors stopped asking and started sending us work.',
      },
      {
        business: 'Foundation repair company',
        name: 'Rick O.',
        stars: 5,
        quote:
          'Scared homeowners want a straight answer. Our page tells them when a crack is harmless, so the people who call already trust us.',
      },
      {
        business: 'Cleaning company',
        name: 'Marta Z.',
        stars: 5,
        quote:
          "My quotes go out while I'm still in the car. The reminder two days later is polite, and it wins more jobs than my old flyer did.",
      },
      {
        business: 'Deck and fence builder',
        name: 'Shawn C.',
        stars: 4,
        quote:
          'They told me not to run ads in winter. I grumbled, but I saved the money for March, and that was the better month.',
      },
    ],
  },
  {
    trades:
      /auto|truck|mechanic|boat|marine|tire|machine|weld|yacht|fabricat|tool|aircraft|motorcycle|car\b|freight|logistic|moving|mover/i,
    voices: [
      {
        business: 'Auto repair shop',
        name: 'Sal V.',
        stars: 5,
        quote:
          'Customers get a text with a photo of the worn part and the price. They say yes from work, and my lifts stay full.',
      },
      {
        business: 'Body shop',
        name: 'Nate F.',
        stars: 4,
        quote:
          'Insurance questions ate up my mornings. Now the page answers most of them, in words my aunt understood.',
      },
      {
        business: 'Yacht and boat yard',
        name: 'Skip L.',
        stars: 5,
        quote:
          "Owners call from two states away about a boat they haven't seen in months. Now they get a photo report every week, and I don't have to write it.",
      },
      {
        business: 'Machine shop',
        name: 'Elena K.',
        stars: 5,
        quote:
          "We'd never advertised. The first quote request from the new site paid for it. The form asks for tolerance and quantity up front.",
      },
      {
        business: 'Moving company',
        name: 'Tyrell B.',
        stars: 5,
        quote:
          'The customer walks through the house with their phone, and we get the list. The estimate holds up, so moving day is calmer for everyone.',
      },
      {
        business: 'Freight brokerage',
        name: 'Anita G.',
        stars: 4,
        quote:
          'The first draft sounded like our competitors. The second one sounded like us, and drivers started calling the right desk.',
      },
    ],
  },
  {
    trades:
      /hotel|motel|\binns?\b|rental|tour|guide|outfitter|charter|lodg|campground|ski|surf|resort|dive|winer|ranch|horse|equine/i,
    voices: [
      {
        business: 'Small inn',
        name: 'Claire M.',
        stars: 5,
        quote:
          'Guests ask about parking, dogs and late check-in at midnight. They have an answer by 12:05, and I read about it at breakfast.',
      },
      {
        business: 'Vacation rental manager',
        name: 'Brandon Y.',
        stars: 5,
        quote:
          'Cleaners, door codes and linens used to take a dozen phone calls. Now every turnover is a checklist that closes itself with a photo.',
      },
      {
        business: 'Tour company',
        name: 'Delphine R.',
        stars: 4,
        quote:
          'Rain was our weak spot. Now guests get the new meeting point an hour ahead. It did take us a season to get it right.',
      },
      {
        business: 'Guide service',
        name: 'Hank J.',
        stars: 5,
        quote:
          "I record the conditions on my phone in the truck. By the time I'm home there's a page up, and two more people booked for the weekend.",
      },
      {
        business: 'Rental and gear shop',
        name: 'Mika A.',
        stars: 5,
        quote:
          'Sizes, waivers and deposits are done before people walk in. The line out the door is gone, and so is the grumbling.',
      },
      {
        business: 'Riding stable',
        name: 'Patty Q.',
        stars: 5,
        quote:
          'Swapping lessons made me want to sell the horses. Now families move their own hour, within rules I set once.',
      },
    ],
  },
  {
    trades:
      /law|attorney|account|insur|financ|tax|consult|software|lobby|broker|real estate|mortgage|design|engineer|printer|staffing|supplier|subcontract|biotech|dealer|studios/i,
    voices: [
      {
        business: 'Law office',
        name: 'Denise P.',
        stars: 5,
        quote:
          'The intake form asks what the bar allows and nothing more. I start every first call with the dates in front of me.',
      },
      {
        business: 'Accounting practice',
        name: 'Raj M.',
        stars: 5,
        quote:
          'In March every client wants to know which form is missing. Now they can see for themselves, and my staff goes home on time.',
      },
      {
        business: 'Insurance agency',
        name: 'Carol B.',
        stars: 4,
        quote:
          'They talked us out of putting a chatbot on every page. One good form and a callback within the hour did more for us.',
      },
      {
        business: 'Design studio',
        name: 'Theo N.',
        stars: 5,
        quote:
          "We're bad at writing about ourselves. They interviewed our clients, and now the page says what those people actually pay us for.",
      },
      {
        business: 'Software consultancy',
        name: 'Priyanka D.',
        stars: 5,
        quote:
          "I could have built the automations myself. In three years, I hadn't. They had them running within a month.",
      },
      {
        business: 'Real estate office',
        name: 'Monique S.',
        stars: 5,
        quote:
          "Open house leads used to die in a notebook. Now each one gets a single useful message about the street they asked about. If they don't answer, we leave them alone.",
      },
      {
        business: 'Print and sign shop',
        name: 'Gus E.',
        stars: 4,
        quote:
          "Repeat customers order the same banner every spring. We now send a reminder with last year's file attached. It was so obvious I was a little embarrassed.",
      },
      {
        business: 'Staffing agency',
        name: 'Leona W.',
        stars: 5,
        quote:
          "Applicants hear back the same day, even when it's a no. Word got around, and we get better applicants now.",
      },
    ],
  },
  {
    trades:
      /wedding|event|boutique|galler|antique|jewel|store|shops?\b|art |dealers|florist|dress|party|music|photograph|theater|book|craft|makers|wear|hall/i,
    voices: [
      {
        business: 'Boutique',
        name: 'Simone A.',
        stars: 5,
        quote:
          "I film the rack on my phone on Wednesdays. By Thursday it's a message, a post and a page, and my regulars come in asking for the green one.",
      },
      {
        business: 'Wedding florist',
        name: 'Beth K.',
        stars: 5,
        quote:
          'Couples send me the date, the venue and the budget before we talk. I say no sooner, and I have more time for the ones I take.',
      },
      {
        business: 'Gallery',
        name: 'Julian F.',
        stars: 4,
        quote:
          "I was afraid we'd sound like a gift shop. It took some back and forth, but now the artist notes sound like us.",
      },
      {
        business: 'Antique shop',
        name: 'Vera C.',
        stars: 5,
        quote:
          'Every piece gets a photo, a date and a story in five minutes. Collectors from three states have called about one chair.',
      },
      {
        business: 'Jewelry workshop',
        name: 'Samir H.',
        stars: 5,
        quote:
          'Most of my calls were about ring sizing, repair status and hours. Those answer themselves now, and I get to solder in peace.',
      },
      {
        business: 'Photography studio',
        name: 'Ana-Lucia T.',
        stars: 5,
        quote:
          'People get my prices right away instead of after three emails. Fewer of them write, and more of them book.',
      },
      {
        business: 'Event hall',
        name: 'Rosalind J.',
        stars: 5,
        quote:
          'The calendar on our website is finally the real one. Families from {near} take the video tour before they drive over.',
      },
      {
        business: 'Bookstore',
        name: 'Ned I.',
        stars: 4,
        quote:
          "Our newsletter went from never to twice a month. It's still me recommending books. The rest just gets done.",
      },
    ],
  },
  {
    trades:
      /tutor|school|dance|child|daycare|\bpets?\b|\bvet|dog|gym|fitness|trainer|coach|yoga|martial|sport|student|church|bike|bicycle|fish/i,
    voices: [
      {
        business: 'Tutoring center',
        name: 'Mei-Ling C.',
        stars: 5,
        quote:
          'Parents ask about a subject and a grade, and they see who teaches it on which afternoon. The trial lesson books itself.',
      },
      {
        business: 'Dance school',
        name: 'Carmen L.',
        stars: 4,
        quote: 'Recital week used to mean two hundred messages. This year we sent six, and most people read them.',
      },
      {
        business: 'Child care center',
        name: 'Abby R.',
        stars: 5,
        quote:
          "Our waiting list is honest now. Families know where they stand, and I don't have to guess on the phone anymore.",
      },
      {
        business: 'Veterinary clinic',
        name: 'Dr. Lowell P.',
        stars: 5,
        quote:
          'The agent knows an emergency from a nail trim. That was my one condition, and they tested it with my own staff for a week.',
      },
      {
        business: 'Dog grooming salon',
        name: 'Tasha V.',
        stars: 5,
        quote:
          'Every dog has a note about its coat, its moods and its last cut. The reminder goes out when the coat needs it, not when I remember.',
      },
      {
        business: 'Gym',
        name: 'Ron B.',
        stars: 4,
        quote:
          'January sign-ups were never the problem. February was. A short text after two missed weeks keeps a few of them coming.',
      },
      {
        business: 'Bike shop',
        name: 'Ingrid O.',
        stars: 5,
        quote:
          'Tune-up season now books in order, with a drop-off day for everyone. People from {near} plan the trip instead of finding us full.',
      },
    ],
  },
];
