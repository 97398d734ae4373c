/**
 * Sample voices of customers for city pages. All of them are invented and every page says so; an owner replaces them
 * here. `{near}` stands for a place beside the city.
 */
type Voice = { business: string; quote: string; name: string; stars: 3 | 4 | 5 };

/** By the kind of business; `trades` recognizes it among the trades of a city. */
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
          'Friday at seven I cannot pick up a phone. Now the table is booked anyway, and the note says who needs a high chair.',
      },
      {
        business: 'Bakery',
        name: 'Owen P.',
        stars: 5,
        quote:
          'Cake orders used to arrive on paper bags, in texts and by shouting. They all land in one list with a pickup time, and nobody has been forgotten since.',
      },
      {
        business: 'Coffee shop',
        name: 'Lina F.',
        stars: 4,
        quote:
          'The first posts sounded too polished for us. I said so, they listened to how we talk at the counter, and the second batch fit.',
      },
      {
        business: 'Catering kitchen',
        name: 'Marcus D.',
        stars: 5,
        quote:
          'Office lunches from {near} come in with a headcount and an invoice address. That alone gave me my Sunday evenings back.',
      },
      {
        business: 'Taproom',
        name: 'Jess W.',
        stars: 4,
        quote:
          'We wanted more ads. They asked us to fix the hours on four listings first, and the quiet Tuesday got less quiet for free.',
      },
      {
        business: 'Barbecue counter',
        name: 'Calvin R.',
        stars: 5,
        quote:
          'When we sell out, the website says it within a minute. People drive over less angry and come earlier next time.',
      },
      {
        business: 'Diner',
        name: 'Barb N.',
        stars: 5,
        quote:
          'I do not own a computer. I change the daily special by talking to my phone, and it shows up everywhere it should.',
      },
      {
        business: 'Noodle house',
        name: 'Minh T.',
        stars: 5,
        quote:
          'Reviews in two languages sat there without an answer for a year. Now I get a draft each morning, correct a word and send it.',
      },
      {
        business: 'Sandwich shop',
        name: 'Gina L.',
        stars: 4,
        quote:
          'The delivery apps still take their share, but a third of our regulars order from us directly now because the page is finally quicker.',
      },
      {
        business: 'Supper club',
        name: 'Harold J.',
        stars: 5,
        quote:
          'They wrote down what my mother knew about every regular. The birthday message goes out with the right name and the right pie.',
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
          'Two empty chairs a day, every day, and nobody had counted. The waiting list fills them by text before the coffee is ready.',
      },
      {
        business: 'Physical therapy practice',
        name: 'Colin B.',
        stars: 5,
        quote:
          'Patients ask the same nine questions before a first visit. The agent answers them in the evening, and our desk looks up again.',
      },
      {
        business: 'Walk-in clinic',
        name: 'Grace O.',
        stars: 4,
        quote:
          'I was wary of anything that talks to patients. It states that it is an assistant, never gives advice, and passes the call on when it should.',
      },
      {
        business: 'Eye care practice',
        name: 'Peter S.',
        stars: 5,
        quote:
          'Recall used to be a shoebox of cards. Now each patient hears from us in the right month, in plain words, and books without calling.',
      },
      {
        business: 'Family counseling practice',
        name: 'Ruth A.',
        stars: 5,
        quote:
          'They took out every sentence that promised too much. The page is shorter, and the people who write to me now are the ones I can help.',
      },
      {
        business: 'Home health agency',
        name: 'Yolanda C.',
        stars: 5,
        quote:
          'Families call at night, worried. They reach a calm voice, leave the facts once, and I phone back with everything in front of me.',
      },
      {
        business: 'Pediatric practice',
        name: 'Imran K.',
        stars: 4,
        quote:
          'School forms in August nearly sank us. The upload page took three tries to get right, but it held through the rush.',
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
        quote: 'My clippers are loud and my phone is not. People book the chair they like while I finish a fade.',
      },
      {
        business: 'Hair salon',
        name: 'Paulina G.',
        stars: 5,
        quote: 'A deposit link cut the no-shows, and the wording was kind enough that no regular complained about it.',
      },
      {
        business: 'Nail studio',
        name: 'Kim L.',
        stars: 4,
        quote:
          'I post pictures anyway. They taught the captions to say the street and the style, and strangers from {near} started showing me my own photos.',
      },
      {
        business: 'Tattoo studio',
        name: 'Raven S.',
        stars: 5,
        quote:
          'Consultation requests come with size, spot and a reference picture. I quote between sessions instead of answering maybe all night.',
      },
      {
        business: 'Day spa',
        name: 'Adele W.',
        stars: 5,
        quote:
          'Gift card season was chaos on paper. This December it ran in the background, and I gave massages instead of typing names.',
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
          'After the last storm we had eighty calls in a morning. They were sorted by leak, age and street before my crew had loaded the ladders.',
      },
      {
        business: 'Heating and cooling company',
        name: 'Walt S.',
        stars: 5,
        quote:
          'The phone agent asks which unit and how old, then offers two slots. My techs arrive with the right part more often than not.',
      },
      {
        business: 'Landscaping company',
        name: 'Inez R.',
        stars: 4,
        quote:
          'I wanted pretty pictures. They wanted prices on the page. We did both, and the people who call now know roughly what a yard costs.',
      },
      {
        business: 'Plumbing company',
        name: 'Frank D.',
        stars: 5,
        quote:
          'We stopped paying for clicks from places we would never drive to. Same budget, shorter routes, and {near} finally knows us.',
      },
      {
        business: 'Remodeling company',
        name: 'Sofia E.',
        stars: 5,
        quote:
          'Every finished kitchen becomes a page with the street, the year of the house and what went wrong. Homeowners read the last part first.',
      },
      {
        business: 'Tree service',
        name: 'Buck H.',
        stars: 5,
        quote:
          'People text a photo of the tree and get a range the same day. Half the site visits I used to make were for nothing.',
      },
      {
        business: 'House painting company',
        name: 'Lorna T.',
        stars: 4,
        quote:
          'Slow start, since our old website belonged to somebody else. They got it back for us before they sold us anything.',
      },
      {
        business: 'Electrical contractor',
        name: 'Jamal W.',
        stars: 5,
        quote:
          'License number, insurance, service area: all on one page. General contractors stopped asking and started sending work.',
      },
      {
        business: 'Foundation repair company',
        name: 'Rick O.',
        stars: 5,
        quote:
          'Scared homeowners need a straight answer. The page now says when a crack is harmless, and those who call trust us already.',
      },
      {
        business: 'Cleaning company',
        name: 'Marta Z.',
        stars: 5,
        quote:
          'Quotes go out while I am still in the car. The reminder two days later is polite, and it wins more jobs than my old flyer did.',
      },
      {
        business: 'Deck and fence builder',
        name: 'Shawn C.',
        stars: 4,
        quote:
          'They told me not to run ads in the winter. I grumbled and saved the money for March, which was the better month.',
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
          'Customers get a text with a photo of the worn part and the price. They say yes from work, and the lift stays busy.',
      },
      {
        business: 'Body shop',
        name: 'Nate F.',
        stars: 4,
        quote: 'Insurance questions ate my mornings. Most are answered on the page now, in words my aunt understood.',
      },
      {
        business: 'Yacht and boat yard',
        name: 'Skip L.',
        stars: 5,
        quote:
          'Owners call from two states away about a boat they have not seen in months. They get a photo report every week without my writing it.',
      },
      {
        business: 'Machine shop',
        name: 'Elena K.',
        stars: 5,
        quote:
          'We never advertised, and the first drawing request from the new site paid for it. It asks for tolerance and quantity up front.',
      },
      {
        business: 'Moving company',
        name: 'Tyrell B.',
        stars: 5,
        quote:
          'A customer walks through the rooms with the phone and we get the list. The estimate holds, so moving day is calmer for everybody.',
      },
      {
        business: 'Freight brokerage',
        name: 'Anita G.',
        stars: 4,
        quote:
          'The first draft used our competitors’ words. The second one used ours, and drivers started to call the right desk.',
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
          'Guests ask about parking, dogs and late check-in at midnight. They have an answer by five past, and I read about it at breakfast.',
      },
      {
        business: 'Vacation rental manager',
        name: 'Brandon Y.',
        stars: 5,
        quote:
          'Cleaners, codes and linen used to run on phone calls. Now each turnover is a checklist that closes itself with a photo.',
      },
      {
        business: 'Tour company',
        name: 'Delphine R.',
        stars: 4,
        quote:
          'Rain plans were our weak spot. Booked guests get the new meeting point an hour ahead, though it took us a season to set it up well.',
      },
      {
        business: 'Guide service',
        name: 'Hank J.',
        stars: 5,
        quote:
          'I post the conditions by voice from the truck. By the time I am home there is a page, and the weekend has two more names on it.',
      },
      {
        business: 'Rental and gear shop',
        name: 'Mika A.',
        stars: 5,
        quote:
          'Sizes, waivers and deposits are done before people walk in. The line out of the door is gone and so is the grumbling.',
      },
      {
        business: 'Riding stable',
        name: 'Patty Q.',
        stars: 5,
        quote:
          'Lesson swaps made me want to sell the horses. Families move their own hour now, within rules that I set once.',
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
        quote: 'Intake asks what the bar allows and nothing else. I begin a first call with the dates in front of me.',
      },
      {
        business: 'Accounting practice',
        name: 'Raj M.',
        stars: 5,
        quote:
          'In March every client wants to know which paper is missing. They see it themselves now, and my staff goes home on time.',
      },
      {
        business: 'Insurance agency',
        name: 'Carol B.',
        stars: 4,
        quote: 'They talked us out of a chatbot on every page. One good form and a callback within the hour did more.',
      },
      {
        business: 'Design studio',
        name: 'Theo N.',
        stars: 5,
        quote:
          'We are bad at writing about ourselves. They interviewed our clients, and the page now says what those people actually pay us for.',
      },
      {
        business: 'Software consultancy',
        name: 'Priyanka D.',
        stars: 5,
        quote:
          'I could have built the automations myself and had not for three years. They were in use within the month.',
      },
      {
        business: 'Real estate office',
        name: 'Monique S.',
        stars: 5,
        quote:
          'Leads from open houses used to fade in a notebook. Each gets one useful message about the street they asked for, then silence unless they answer.',
      },
      {
        business: 'Print and sign shop',
        name: 'Gus E.',
        stars: 4,
        quote:
          'Repeat customers order the same banner every spring. The reminder with last year’s file attached was so obvious that I was a little embarrassed.',
      },
      {
        business: 'Staffing agency',
        name: 'Leona W.',
        stars: 5,
        quote:
          'Applicants hear back the same day, even when the answer is no. Word got around, and better people apply.',
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
          'I film the rack on my phone on Wednesdays. By Thursday it is a message, a post and a page, and my regulars come in asking for the green one.',
      },
      {
        business: 'Wedding florist',
        name: 'Beth K.',
        stars: 5,
        quote: 'Couples send the date, the venue and a budget before we speak. I say no sooner and yes with more care.',
      },
      {
        business: 'Gallery',
        name: 'Julian F.',
        stars: 4,
        quote:
          'I feared it would make us sound like a gift shop. It took some back and forth, and the artist notes now read like our own.',
      },
      {
        business: 'Antique shop',
        name: 'Vera C.',
        stars: 5,
        quote:
          'Each piece gets a photo, a date and a story in five minutes. Collectors from three states have called about a chair.',
      },
      {
        business: 'Jewelry workshop',
        name: 'Samir H.',
        stars: 5,
        quote:
          'Ring sizing, repair status and opening hours were most of my calls. They answer themselves, and I solder in peace.',
      },
      {
        business: 'Photography studio',
        name: 'Ana-Lucia T.',
        stars: 5,
        quote: 'Inquiries get prices at once instead of after three emails. Fewer people write, and more of them book.',
      },
      {
        business: 'Event hall',
        name: 'Rosalind J.',
        stars: 5,
        quote:
          'The calendar on the website is finally the real one. Families from {near} tour the room on video before they drive over.',
      },
      {
        business: 'Bookstore',
        name: 'Ned I.',
        stars: 4,
        quote:
          'Our newsletter went from never to twice a month. It is still me recommending books; the rest just gets done.',
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
          'Parents ask about a subject and a grade and see who teaches it on which afternoon. The trial lesson books itself.',
      },
      {
        business: 'Dance school',
        name: 'Carmen L.',
        stars: 4,
        quote: 'Recital week used to mean two hundred messages. We sent six this year, and most people read them.',
      },
      {
        business: 'Child care center',
        name: 'Abby R.',
        stars: 5,
        quote: 'The waiting list is honest now. Families know their place on it, and I no longer guess on the phone.',
      },
      {
        business: 'Veterinary clinic',
        name: 'Dr. Lowell P.',
        stars: 5,
        quote:
          'The agent tells an emergency from a nail trim. That was my one condition, and they tested it with my own staff for a week.',
      },
      {
        business: 'Dog grooming salon',
        name: 'Tasha V.',
        stars: 5,
        quote:
          'Every dog has a note, with coat, moods and the last cut. The reminder goes out when the coat needs it, not when I remember.',
      },
      {
        business: 'Gym',
        name: 'Ron B.',
        stars: 4,
        quote:
          'January sign-ups were never the trouble, February was. A short message after two missed weeks keeps a few of them coming.',
      },
      {
        business: 'Bike shop',
        name: 'Ingrid O.',
        stars: 5,
        quote:
          'Tune-up season books in order now, with a drop-off day. People from {near} plan the trip instead of finding us full.',
      },
    ],
  },
];
