/**
 * Unambiguous words that the fact reader looks for: days, months, channels, languages, rules, people. Facts store the
 * keys.
 */
import type { Language } from './language.ts';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];
export const months = [
  'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december',
] as const; // prettier-ignore
export type Month = (typeof months)[number];

const table = <Key extends string>(entries: Readonly<Record<string, readonly Key[]>>) =>
  new Map(Object.entries(entries).flatMap(([words, keys]) => words.split(' ').map((word) => [word, keys] as const)));

const weekdays = days.slice(0, 5);
const weekend = days.slice(5);

/** Words for days, without accents. */
export const dayWords: ReadonlyMap<string, readonly Day[]> = table<Day>({
  'monday mondays mon lunes': ['monday'],
  'tuesday tuesdays tue tues martes': ['tuesday'],
  'wednesday wednesdays wed weds miercoles': ['wednesday'],
  'thursday thursdays thu thur thurs jueves': ['thursday'],
  'friday fridays fri viernes': ['friday'],
  'saturday saturdays sat sabado sabados': ['saturday'],
  'sunday sundays sun domingo domingos': ['sunday'],
  'weekday weekdays': weekdays,
  'weeknight weeknights': days.slice(0, 4),
  'weekend weekends wknd wknds finde findes': weekend,
  midweek: ['tuesday', 'wednesday', 'thursday'],
});

export const monthWords: ReadonlyMap<string, readonly Month[]> = table<Month>({
  'january jan enero': ['january'],
  'february feb febrero': ['february'],
  'march mar marzo': ['march'],
  'april apr abril': ['april'],
  'may mayo': ['may'],
  'june jun junio': ['june'],
  'july jul julio': ['july'],
  'august aug agosto': ['august'],
  'september sept sep septiembre': ['september'],
  'october oct octubre': ['october'],
  'november nov noviembre': ['november'],
  'december dec diciembre': ['december'],
  'summer summers verano': ['june', 'july', 'august'],
  'winter winters invierno': ['december', 'january', 'february'],
  'spring primavera': ['march', 'april', 'may'],
  'fall autumn otono': ['september', 'october', 'november'],
  'xmas christmas navidad': ['december'],
  thanksgiving: ['november'],
});

/** Ways to reach customers: each key with a pattern that matches its names. */
export const channels = [
  ['instagram', /\b(?:instagram|insta|ig)\b/],
  ['facebook', /\b(?:facebook|fb)\b/],
  ['tiktok', /\btik ?tok\b/],
  ['youtube', /\byou ?tube\b/],
  ['linkedin', /\blinked ?in\b/],
  ['pinterest', /\bpinterest\b/],
  ['nextdoor', /\bnext ?door\b/],
  ['yelp', /\byelp\b/],
  ['whatsapp', /\bwhats ?app\b/],
  [
    'social media',
    /\bsocial(?: media| posts?| networks?)?\b|\bredes(?: sociales)?\b|\b(?:facebook|fb|instagram|insta|tik ?tok|twitter)\b and (?:the like|all (?:that|those)|that stuff|such|so on)\b/,
  ],
  [
    'paid ads',
    /\b(?:paid ads?|google ads?|facebook ads?|adwords|ppc|ads?|advertising|anuncios(?: pagados)?|publicidad pagada)\b|(?<=\b(?:not|never) )(?:to )?advertise\b|(?<=\bno (?:hago|hacemos|pago|pagamos) )publicidad\b/,
  ],
  ['google', /\b(?:google|maps|seo|search)\b/],
  [
    'cold email',
    /\b(?:cold outreach|(?:cold|unsolicited|spam|spammy) e-?mail(?:s|ing)?|e-?mail spam|(?:correos?(?: electronicos?)?|e-?mails?) (?:en frio|no solicitados?))\b/,
  ],
  ['email', /\b(?:e-?mails?|newsletters?|mailing list|correos?(?: electronicos?)?)\b/],
  [
    'text messages',
    /\b(?:text messages?|texts|texting|sms|(?<=\bnot (?:\w+ ){0,4}to )text (?:me|us)|(?<=\bnot )text|text (?:lists?|blasts?|alerts?)|mensajes? de texto)\b/,
  ],
  ['phone calls', /\b(?:cold calls?|cold calling|telemarketing|phone calls|llamadas en frio)\b/],
  ['flyers', /\b(?:flyers?|postcards?|door hangers?|leaflets?|direct mail|mailers?|volantes?|folletos?)\b/],
  ['events', /\b(?:trade ?shows?|expos?|fairs?|local events|farmers'? markets?|ferias?|eventos)\b/],
  ['referrals', /\b(?:word of mouth|referrals?|boca (?:en|a) boca|recomendaciones|recomendacion)\b/],
  ['reviews', /\b(?:reviews?|resenas?)\b/],
  ['video', /\b(?:videos?|on camera|filming)\b/],
  ['website', /\b(?:websites?|web ?site|(?<=\bno )site|pagina web|sitio web)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Marketplaces and lead services, by name. They count if an owner rules them out: "pulled everything off Amazon". */
export const marketplaces = [
  ['Etsy', /\betsy\b/],
  ['Amazon', /\bamazon\b/],
  ['eBay', /\be-?bay\b/],
  ['Airbnb', /\bair ?bnb\b/],
  ['Vrbo', /\bvrbo\b/],
  ['Booking.com', /\bbooking\.?com\b/],
  ['Expedia', /\bexpedia\b/],
  ['Tripadvisor', /\btrip ?advisor\b/],
  ['Viator', /\bviator\b/],
  ['The Knot', /\bthe knot\b/],
  ['WeddingWire', /\bwedding ?wire\b/],
  ['Thumbtack', /\bthumb ?tack\b/],
  ['Angi', /\bangi(?:e'?s list)?\b/],
  ['HomeAdvisor', /\bhome ?advisor\b/],
  ['DoorDash', /\bdoor ?dash\b/],
  ['Uber Eats', /\buber ?eats\b/],
  ['Grubhub', /\bgrub ?hub\b/],
  ['Groupon', /\bgroupon\b/],
  ['Houzz', /\bhouzz\b/],
  ['Craigslist', /\bcraigs ?list\b/],
  ['Zillow', /\bzillow\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Words for a social network besides its name. */
export const networks: Readonly<Record<string, RegExp>> = {
  instagram: /\breels?\b/,
  facebook: /\bmeta ads?\b/,
  tiktok: /\btik ?toks?\b/,
  linkedin: /\blinked ?in\b/,
  nextdoor: /\bnextdoor\b/,
  pinterest: /\bpins? on\b/,
  'social media':
    /\bsocial (?:media|posts?|networks?|pages?|profiles?|channels?|accounts?|feeds?)\b|\bredes sociales\b|\b(?:reels?|carousels?|carrusel(?:es)?|hashtags?|story (?:frames?|highlights?|slides?)|post(?:ed|s|ing)? (?:to|in|on) (?:your |our |the )?(?:stories|feed)|(?:your|our) feed|feed (?:ads?|posts?)|historias de instagram)\b/,
};

export const spokenLanguages = [
  ['spanish', /\b(?:spanish|espanol)\b/],
  ['english', /\b(?:english|ingles)\b/],
  ['portuguese', /\b(?:portuguese|portugues)\b/],
  ['creole', /\b(?:haitian creole|creole|kreyol)\b/],
  ['french', /\b(?:french|frances)\b/],
  ['chinese', /\b(?:mandarin|chinese|cantonese|chino)\b/],
  ['vietnamese', /\bvietnamese\b/],
  ['russian', /\brussian\b/],
  ['korean', /\b(?:korean|coreano)\b/],
  ['arabic', /\barabic\b/],
  ['polish', /\bpolish\b/],
  ['asl', /\b(?:asl|sign language)\b/],
  ['tagalog', /\btagalog\b/],
  ['german', /\b(?:german|aleman)\b/],
  ['italian', /\b(?:italian|italiano)\b/],
  ['japanese', /\b(?:japanese|japones)\b/],
  ['hindi', /\bhindi\b/],
  ['hmong', /\bhmong\b/],
  ['ukrainian', /\bukrainian\b/],
  ['somali', /\bsomali\b/],
  ['farsi', /\b(?:farsi|persian)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Laws, boards and professional rules that an owner may name. */
export const ruleNames = [
  ['HIPAA', /\bhipaa\b/],
  ['RESPA', /\brespa\b/],
  ['FINRA', /\bfinra\b/],
  ['SEC', /\bsec (?:rules?|reg)/],
  ['NMLS', /\bnmls\b/],
  ['bar rules', /\b(?:state bar|bar rules?|bar association|attorney ad)/],
  ['the Funeral Rule', /\bfuneral rule\b/],
  ['board rules', /\b(?:state|nursing|medical|dental|cosmetology) board|board rules|licensing board\b/],
  [
    'alcohol rules',
    /\b(?:ttb|alcohol (?:rules|laws?)|reglas de alcohol|abc license|liquor (?:license|laws?|board)|no minors|21\+|21 and (?:over|up))\b/,
  ],
  ['fair housing rules', /\bfair housing\b/],
  ['FTC rules', /\bftc\b/],
  ['FDA rules', /\bfda\b/],
  ['cottage food law', /\bcottage (?:food|law)/],
  ['signed permission', /\b(?:signed (?:form|release|consent|waiver)s?|waivers?|written consent|permiso firmado)\b/],
  ['compliance review', /\bcompliance\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Last words of phrases for people: such a phrase is a customer, not a product. */
export const peopleNouns =
  /^(?:homeowners?|owners?|buyers?|sellers?|users?|operators?|residents?|neighbors?|employees|executives|bosses|directors?|paralegals?|guardians?|caregivers?|renters?|tenants?|landlords?|public|walk-?ins?|kids?|children|child|teens?|teenagers?|babies|toddlers?|men|women|ladies|moms?|mothers?|dads?|parents?|famil(?:y|ies)|couples?|brides?|grooms|seniors?|retirees?|adults?|students?|beginners?|athletes?|runners?|riders?|hikers?|campers?|golfers?|patients?|clients?|customers?|guests?|tourists?|visitors?|travell?ers?|professionals?|contractors?|builders?|realtors?|agents?|brokers?|investors?|lawyers?|attorneys?|doctors?|dentists?|vets|teachers?|managers?|consumers?|households?|farmers?|ranchers?|growers?|donors?|volunteers?|veterans?|military|duty|commuters?|truckers?|drivers?|everyone|anyone|residential|founders?|freelancers?|creators?|authors?|musicians?|artists?|collectors?|chefs?|coaches|pros|minors|strangers|locals|snowbirds|newcomers|immigrants|expats|duen[oa]s|familias?|ninos?|mujeres|hombres|adultos?|estudiantes?|clientes?|pacientes?|turistas?|vecinos?|parejas?|novias?|padres|madres|mamas?|publico|particulares|constructor[ae]s?|contratistas?|principiantes|jovenes|mayores|senoras?|clientas?|maestros|cats?|dogs?|birds?|rabbits?|horses?|puppies|kittens|pets?|breeds?|gatos?|perros?|mascotas?|cattle|livestock|animals?|ins|retail|folks|nurses?|staff|workers?|hosts?|members|newlyweds|expecting|refugees|campesinos|bebes?|infants?|newborn|boaters|gardeners|readers|learners|singles|bodybuilders|hunters|anglers|gamers|cyclists|remodelers|señores|traileros|guys|girls|boys)$/;

/** Last words of phrases for organizations. They're customers only after "for" or "to", or if denied. */
export const organizationNouns =
  /^(?:schools?|restaurants?|hotels?|homes|bars?|cafes?|shops?|stores?|salons?|barber ?shops?|studios?|gyms?|clinics?|offices?|compan(?:y|ies)|business(?:es)?|corporates?|hoas?|farms?|orchards?|ranches|church(?:es)?|nonprofits?|charit(?:y|ies)|wholesalers?|retailers?|dealers?|dealerships|fleets?|municipalit(?:y|ies)|cities|towns?|start-?ups?|bands?|groups?|firms?|agenc(?:y|ies)|breweries|wineries|bakeries|hospitals?|practices|spas|warehouses?|landscapers|plumbers|electricians|remodelers|venues?|teams?|leagues?|districts?|brands?|manufacturers?|distributors?|empresas?|negocios?|restaurantes?|tiendas?|oficinas?|escuelas?|iglesias?|hoteles|salones|talleres|taquerias?|bancos?|banks?|caterers?|taprooms?|kitchens|daycares|condominios|developers|institutions|colleges|universit(?:y|ies)|camps|clubs)$/;

/** Words for a kind of business: a phrase that ends in one of these names it. */
export const formOfBusiness =
  /\b(?:(?:food|bbq|barbecue|taco|coffee|pizza|ice cream|donut|burger|lunch|snow cone|shaved ice) (?:truck|trailer|cart|van|wagon)|academy|agency|apothecary|arcade|association|bakery|bar|barber ?shop|bed and breakfast|bistro|bookstore|brewery|broker|brokerage|butcher|butchery|cafe|camp|campground|cellar|center|charity|chain|church|cidery|clinic|club|co-?op|collective|company|contractor|counter|creamery|daycare|dealer|dealership|deli|diner|dispensary|distillery|distributor|dojo|farm|firm|foundation|foundry|franchise|funeral home|gallery|garage|greenhouse|grill|gym|hospice|hospital|hotel|inn|institute|kennel|kitchen|laundromat|lab|library|lodge|lounge|manufacturer|marina|market|marketplace|meadery|mill|ministry|mortuary|mosque|motel|museum|newsletter|non-?profit|nursery|nursing home|office|orchard|orchestra|outfitter|pantry|patch|pharmacy|pizzeria|podcast|practice|press|preschool|pub|ranch|resort|restaurant|rescue|rink|roaster|roastery|rv park|salon|sanctuary|school|shelter|shop|smokehouse|spa|stable|stables|stand|start-?up|store|studio|supplier|supermarket|taproom|tavern|temple|theat(?:er|re)|union|venue|vineyard|warehouse|web app|winery|wholesaler|workshop|yard|(?:youtube|video) channel|panaderia|restaurante|tienda|taller|negocio|empresa|agencia|iglesia|clinica|preescolar|guarderia|fundacion|cantina|salon|estudio|consultorio|despacho|puesto|academia|escuela|gimnasio)$/;

/** Last words of phrases for occupations. */
export const occupation =
  /(?:ologist|opractor|apist|ician|grapher|smith|maker|tender|keeper|groomer|trainer|planner|officiant|doula|midwife|nanny|dentist|odontist|attorney|lawyer|plumber|painter|roofer|cleaner|tutor|baker|florist|barber|stylist|builder|installer|movers?|notary|realtor|mechanic|counselor|interpreter|translator|tailor|seamstress|welder|farrier|arborist|acupuncturist|hygienist|sweep|tuner|advisor|adviser|accountant|bookkeeper|paralegal|coach|chef|caterer|butcher|brewer|roaster|potter|sculptor|illustrator|designer|composer|arranger|veterinarian|vet|surveyor|architect|appraiser|adjuster|inspector|auctioneer|handyman|exterminator|landscaper|carpenter|mason|locksmith|detailer|upholsterer|taxidermist|beekeeper|electricista|plomero|abogad[oa]|contador[a]?|dentista|pintor[a]?|jardinero|carpintero|cerrajero|fotograf[oa]|costurera|mecanico|estilista|notari[oa])$/;

/** In Spanish, the noun comes first: "taller mecánico", "clínica dental". */
export const spanishBusiness =
  /^(?:(?!plomeria|jardineria|carpinteria|albanileria|mensajeria|ingenieria|fontaneria|herreria|bateria|feria|joyeria fina)[a-z]{3,}eria|llantera|taller|clinica|escuela|academia|tienda|restaurante|agencia|iglesia|fundacion|guarderia|preescolar|cantina|salon|estudio|consultorio|despacho|puesto|gimnasio|notari[oa]|abogad[oa]|agente|contador[a]?|costurera|estilista|mecanico|plomero|electricista|dentista|fotografo|carpintero|jardinero|cerrajero|pintor|veterinari[oa]|doctora?|maestr[oa]|entrenador[a]?)\b(?! (?:de|para) (?:casas?|oficinas?|carros?)\b)/;

/** Full: nothing left to sell at that time. Empty: room for more. By language, matched on folded text. */
export const demandWords: Record<Language, { full: RegExp; empty: RegExp }> = {
  en: {
    full: /\b(?:(?:fully |solid |all )?booked(?: (?:up|out|solid))?|full|fills?(?: up)?|busy|busiest|packed|jammed|a zoo|slammed|insane|crazy|nuts|sold out|sells? out|swamped|maxed out|peak|rush|no (?:room|openings|availability|slots))\b/,
    empty:
      /\b(?:empty|dead|slow(?:er|est)?|quiet|openings?|open (?:slots?|times?|spots?|chairs?|tables?)|slots? open|free(?= ?$)|available|underbooked|half full|wide open|short on|still (?:has|have) (?:spots|room)|light|nobody comes|(?:nobody|no one) (?:around|shows up)|no one comes|ghost town|need (?:to fill|more)|is off|drops? off)\b/,
  },
  es: {
    full: /\b(?:full|a reventar|hasta el tope|no (?:cabe|cabemos|damos abasto)|llen[oa]s?|ocupad[oa]s?|reservad[oa]s?|completo|a tope|saturad[oa]s?|agotad[oa]s?|fuerte)\b/,
    empty:
      /\b(?:espacio|hay lugar|libres?|vaci[oa]s?|no hay nadie|nadie viene|floj[oa]s?|tranquil[oa]s?|(?<!de )muert[oa]s?|est(?:a|an|aba|aban) (?:\w+ )?sol[oa]s?|baj[oa]s?|lent[oa]s?|sin clientes|sin trabajo|disponibles?)\b/,
  },
};

/** Verbs that say nothing about the product ("we do", "we offer"): without them, their object means the same. */
export const plainVerbs = new Set(
  'do does did doing offer offers offering sell sells selling take takes accept accepts carry carries handle handles touch touches work works provide provides have has make makes serve serves install installs fix fixes repair repairs clean cleans shoot shoots cook cooks build builds host hosts teach teaches be is be are am was want allow allows hacer hago hacemos hace vender vendo vendemos ofrecer ofrezco ofrecemos aceptar acepto aceptamos trabajar trabajo trabajamos tener tengo tenemos atender atiendo atendemos dar doy damos poner pongo ponemos cortar corto cortamos ensenar enseno ensenamos ensena tocar toco tocamos give gives giving manage manages use uses usar uso usamos instalar instalo instalamos reparar reparo reparamos limpiar limpio limpiamos'.split(
    ' ',
  ),
);
