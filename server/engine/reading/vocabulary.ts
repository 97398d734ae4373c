/** Words with one meaning that the fact reader looks for: days, months, channels, languages, rules, people. Keys are what facts store. */
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

/** Words that name days, without accents. */
export const dayWords: ReadonlyMap<string, readonly Day[]> = table<Day>({
  'monday mondays mon lunes': ['monday'],
  'tuesday tuesdays tue tues martes': ['tuesday'],
  'wednesday wednesdays wed weds miercoles': ['wednesday'],
  'thursday thursdays thu thur thurs jueves': ['thursday'],
  'friday fridays fri viernes': ['friday'],
  'saturday saturdays sat sabado sabados': ['saturday'],
  'sunday sundays sun domingo domingos': ['sunday'],
  'weekday weekdays': weekdays,
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

/** Ways to reach customers: the key, and what names it. */
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
  ['social media', /\bsocial(?: media| posts?| networks?)?\b|\bredes(?: sociales)?\b/],
  [
    'paid ads',
    /\b(?:paid ads?|google ads?|facebook ads?|adwords|ppc|ads?|advertising|anuncios(?: pagados)?|publicidad pagada)\b/,
  ],
  ['google', /\b(?:google|maps|seo|search)\b/],
  ['email', /\b(?:e-?mails?|newsletters?|mailing list|correos?(?: electronicos?)?)\b/],
  ['text messages', /\b(?:text messages?|texts|texting|sms|mensajes? de texto)\b/],
  ['phone calls', /\b(?:cold calls?|cold calling|telemarketing|phone calls|llamadas en frio)\b/],
  ['flyers', /\b(?:flyers?|postcards?|door hangers?|leaflets?|direct mail|mailers?|volantes?|folletos?)\b/],
  ['events', /\b(?:trade ?shows?|expos?|fairs?|local events|farmers'? markets?|ferias?|eventos)\b/],
  ['referrals', /\b(?:word of mouth|referrals?|boca (?:en|a) boca|recomendaciones|recomendacion)\b/],
  ['reviews', /\b(?:reviews?|resenas?)\b/],
  ['video', /\b(?:videos?|on camera|filming)\b/],
  ['website', /\b(?:websites?|web ?site|pagina web|sitio web)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

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
] as const satisfies readonly (readonly [string, RegExp])[];

/** Laws, boards and professional rules an owner may name. */
export const ruleNames = [
  ['HIPAA', /\bhipaa\b/],
  ['RESPA', /\brespa\b/],
  ['FINRA', /\bfinra\b/],
  ['SEC', /\bsec (?:rules?|reg)/],
  ['NMLS', /\bnmls\b/],
  ['bar rules', /\b(?:state bar|bar rules?|bar association|attorney ad)/],
  ['the Funeral Rule', /\bfuneral rule\b/],
  ['board rules', /\b(?:state|nursing|medical|dental|cosmetology) board\b/],
  ['alcohol rules', /\b(?:ttb|abc license|liquor (?:license|laws?|board)|no minors|21\+|21 and (?:over|up))\b/],
  ['fair housing rules', /\bfair housing\b/],
  ['FTC rules', /\bftc\b/],
  ['FDA rules', /\bfda\b/],
  ['cottage food law', /\bcottage (?:food|law)/],
  ['signed permission', /\b(?:signed (?:form|release|consent|waiver)s?|waivers?|written consent|permiso firmado)\b/],
  ['compliance review', /\bcompliance\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The last word of a phrase for people: what it follows is a customer, not a product. */
export const peopleNouns =
  /^(?:homeowners?|owners?|renters?|tenants?|landlords?|public|walk-?ins?|kids?|children|child|teens?|teenagers?|babies|toddlers?|men|women|ladies|moms?|mothers?|dads?|parents?|famil(?:y|ies)|couples?|brides?|grooms|seniors?|retirees?|adults?|students?|beginners?|athletes?|runners?|riders?|hikers?|campers?|golfers?|patients?|clients?|customers?|guests?|tourists?|visitors?|travell?ers?|professionals?|contractors?|builders?|realtors?|agents?|brokers?|investors?|lawyers?|attorneys?|doctors?|dentists?|vets|teachers?|managers?|consumers?|households?|farmers?|ranchers?|growers?|donors?|volunteers?|veterans?|military|duty|commuters?|truckers?|drivers?|everyone|anyone|residential|founders?|freelancers?|creators?|authors?|musicians?|artists?|collectors?|chefs?|coaches|pros|minors|strangers|locals|snowbirds|newcomers|immigrants|expats|duen[oa]s|familias?|ninos?|mujeres|hombres|adultos?|estudiantes?|clientes?|pacientes?|turistas?|vecinos?|parejas?|novias?|padres|madres|mamas?|publico|particulares|constructor[ae]s?|contratistas?|principiantes|jovenes|mayores|senoras?|clientas?|maestros|cats?|dogs?|birds?|rabbits?|horses?|puppies|kittens|pets?|breeds?|gatos?|perros?|mascotas?)$/;

/** The last word of a phrase for organizations. Only after "for" or "to", or denied, are they customers. */
export const organizationNouns =
  /^(?:schools?|restaurants?|hotels?|homes|bars?|cafes?|shops?|stores?|salons?|barber ?shops?|studios?|gyms?|clinics?|offices?|compan(?:y|ies)|business(?:es)?|corporates?|hoas?|farms?|orchards?|ranches|church(?:es)?|nonprofits?|charit(?:y|ies)|wholesalers?|retailers?|dealers?|dealerships|fleets?|municipalit(?:y|ies)|cities|towns?|start-?ups?|bands?|groups?|firms?|agenc(?:y|ies)|breweries|wineries|bakeries|hospitals?|practices|spas|warehouses?|landscapers|plumbers|electricians|remodelers|venues?|teams?|leagues?|districts?|brands?|manufacturers?|distributors?|empresas?|negocios?|restaurantes?|tiendas?|oficinas?|escuelas?|iglesias?|hoteles|salones|talleres|taquerias?|bancos?|banks?|caterers?|taprooms?)$/;

/** Full: nothing left to sell then. Empty: room for more. By language, matched on folded text. */
export const demandWords: Record<Language, { full: RegExp; empty: RegExp }> = {
  en: {
    full: /\b(?:(?:fully |solid |all )?booked(?: (?:up|out|solid))?|full|fills?(?: up)?|busy|busiest|packed|slammed|insane|crazy|nuts|sold out|sells? out|swamped|maxed out|peak|rush|no (?:room|openings|availability|slots))\b/,
    empty:
      /\b(?:empty|dead|slow(?:er|est)?|quiet|openings?|open (?:slots?|times?|spots?|chairs?|tables?)|slots? open|free(?= ?$)|available|underbooked|half full|light|nobody comes|no one comes|ghost town|need (?:to fill|more)|is off|drops? off)\b/,
  },
  es: {
    full: /\b(?:full|a reventar|hasta el tope|no cabe|no damos abasto|llen[oa]s?|ocupad[oa]s?|reservad[oa]s?|completo|a tope|saturad[oa]s?|agotad[oa]s?|fuerte)\b/,
    empty:
      /\b(?:espacio|hay lugar|libres?|vaci[oa]s?|floj[oa]s?|tranquil[oa]s?|muert[oa]s?|baj[oa]s?|lent[oa]s?|sin clientes|sin trabajo|disponibles?)\b/,
  },
};

/** Verbs that say nothing about what is sold ("we do", "we offer"): without them their object means the same. */
export const plainVerbs = new Set(
  'do does did doing offer offers offering sell sells selling take takes accept accepts carry carries handle handles touch touches work works provide provides have has make makes serve serves install installs fix fixes repair repairs clean cleans shoot shoots cook cooks build builds host hosts teach teaches be is be are am was want allow allows hacer hago hacemos hace vender vendo vendemos ofrecer ofrezco ofrecemos aceptar acepto aceptamos trabajar trabajo trabajamos tener tengo tenemos atender atiendo atendemos dar doy damos poner pongo ponemos cortar corto cortamos tocar toco tocamos instalar instalo instalamos reparar reparo reparamos limpiar limpio limpiamos'.split(
    ' ',
  ),
);
