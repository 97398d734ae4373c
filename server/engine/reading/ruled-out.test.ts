import { describe, expect, it } from 'vitest';
import { factsIn } from './facts.ts';

/** The ways that people rule something out, and similar words that rule nothing out. */
const english: [string, string][] = [
  ['we do gutters but stay away from two story houses', 'two story houses'],
  ['I gave up roofing in 2019', 'roofing'],
  ['pools are not something we mess with', 'pools'],
  ['not interested in commercial jobs', 'commercial jobs'],
  ['commercial is not our thing', 'commercial'],
  ['please no reptiles', 'reptiles'],
  ['reptiles? nope', 'reptiles'],
  ['we pass on hoarder houses', 'hoarder houses'],
  ['I turn down anything over 3 stories', 'over 3 stories'],
  ['anything but formal wear', 'formal wear'],
  ['everything except transmissions', 'transmissions'],
  ['all makes except Teslas', 'Teslas'],
  ['we fix phones, just not tablets', 'tablets'],
  ['tile yes, carpet no', 'carpet'],
  ['we never got into carpet', 'carpet'],
  ['we no longer ship to Alaska', 'ship to Alaska'],
  ['stopped doing kids parties', 'kids parties'],
  ['we phased out film developing', 'film developing'],
  ['no more weddings for me', 'weddings'],
  ['weddings are off the table', 'weddings'],
  ['tattoos of names are a hard no', 'tattoos of names'],
  ['hard no on face painting', 'face painting'],
  ['dont call me for stump grinding', 'stump grinding'],
  ['dont ask about tree removal', 'tree removal'],
  ['we are not set up for wheelchairs', 'wheelchairs'],
  ['not equipped for large breeds', 'large breeds'],
  ['I wont travel to Denver', 'Denver'],
  ['we dont go to Denver', 'Denver'],
  ['nothing north of the river', 'north of the river'],
  ['I only do acoustic, no electric guitars', 'electric guitars'],
  ['electric guitars go to my buddy Al', 'electric guitars'],
  ['for electric guitars see my buddy Al', 'electric guitars'],
  ['I send electric work to my buddy Al', 'electric work'],
  ['I will never sell you leaf covers', 'leaf covers'],
  ['we tune pianos. nor do we sell new ones', 'new ones'],
  ['apartments we no longer do', 'apartments'],
  ['bees in a wall, wasps in an attic, call somebody else', 'wasps in an attic'],
  ['Visa yes, Amex no - the fees are silly', 'Amex'],
  ['anything but drywall, plaster and stucco', 'stucco'],
  ['no GRE or SAT', 'SAT'],
  ['billboards and bus benches once, two calls, never again', 'bus benches'],
  ['Was on Thumbtack until 2020, quit both', 'Thumbtack'],
  ['we refer out root canals', 'root canals'],
  ['root canals we refer out', 'root canals'],
  ['we dont believe in discounts', 'discounts'],
  ['never had a sale never will', 'sale'],
  ['prices are firm', 'discount'],
  ['we stay off instagram', 'instagram'],
  ['cant stand facebook', 'facebook'],
  ['facebook is for my kids not for me', 'facebook'],
  ['im not on social media', 'social media'],
  ['would rather eat glass than go on tiktok', 'tiktok'],
  ['tried yelp ads and got burned', 'paid ads'],
  ['yelp was a waste of money', 'yelp'],
  ['I dont have email', 'email'],
  ['email? never', 'email'],
  ['closed on mondays', 'monday'],
  ['mondays im off', 'monday'],
  ['we take sundays off', 'sunday'],
  ['dont work fridays', 'friday'],
  ['no same day anything', 'same day'],
  ['I cant take insurance', 'insurance'],
  ['insurance not accepted', 'insurance'],
  ['we are cash only, no cards', 'cards'],
  ['women only gym, no men', 'men'],
  ['not for beginners', 'beginners'],
  ['we dont cater to tourists', 'tourists'],
  ['tourists arent our customers', 'tourists'],
  ['not looking for one time cleanings', 'one time cleanings'],
  ['got rid of the rental bikes', 'rental bikes'],
  ['sold the tow truck so no more towing', 'towing'],
  ['we sold off the catering side', 'catering'],
  ['outsourced our web design to somebody else', 'web design'],
  ['neither brakes nor tires', 'tires'],
  ['without sugar or dairy nothing here has nuts', 'nuts'],
  ['we hate leafblowers', 'leafblowers'],
  ['my wife says no to holidays', 'holidays'],
  ['I am not licensed for electrical', 'electrical'],
  ['electrical needs a license I dont have', 'electrical'],
  ['no deliveries or pickups', 'pickups'],
  ['we cant do deliveries', 'deliveries'],
  ['stay clear of politics', 'politics'],
  ['minus the wine', 'wine'],
  ['kids under 5 cannot come', 'kids under 5'],
  ['I dont want more mowing customers', 'mowing'],
  ['full up on mowing, please no more', 'mowing'],
];
const spanish: [string, string][] = [
  ['no le hago a los frenos', 'frenos'],
  ['frenos no hago', 'frenos'],
  ['a los frenos no le entro', 'frenos'],
  ['de frenos nada', 'frenos'],
  ['todo menos transmisiones', 'transmisiones'],
  ['no trabajamos con niños', 'niños'],
  ['dejamos de hacer pasteles', 'pasteles'],
  ['ya no hacemos pasteles', 'pasteles'],
  ['los domingos descanso', 'sunday'],
  ['domingos cerrado', 'sunday'],
  ['nada de descuentos', 'descuentos'],
  ['no damos credito', 'credito'],
  ['ni fiado ni tarjeta', 'tarjeta'],
  ['no quiero saber nada de facebook', 'facebook'],
  ['no uso redes sociales', 'social media'],
  ['sin envios', 'envios'],
  ['envios no', 'envios'],
  ['no manejamos uñas acrilicas', 'uñas acrilicas'],
  ['eso del tiktok no es pa mi', 'tiktok'],
  ['nunca por telefono', 'telefono'],
  ['no somos tienda', 'tienda'],
  ['no soy abogado', 'abogado'],
  ['antes vendiamos tortas pero ya no', 'tortas'],
  ['quitamos las tortas del menu', 'tortas'],
  ['tampoco hacemos piercings', 'piercings'],
  ['evitamos los quimicos', 'quimicos'],
  ['las fiestas de noche se las dejo a otros', 'fiestas de noche'],
];
/** Texts that rule nothing out. */
const nothing = [
  'no job too small',
  'no pun intended',
  'nobody lets go of a good plumber',
  'the building used to be a bank',
  'that season nearly killed us',
  'we send photos to you the same night',
  'we are never late',
];

const ruledOut = (text: string, language: 'en' | 'es') =>
  factsIn(text, { language, step: 'business_description' })
    .filter(({ holds }) => !holds)
    .map(({ value }) => value.toLowerCase());

describe('exclusions by the owner', () => {
  it.each(english)('are read from %j: %s', (text, value) => {
    expect(ruledOut(text, 'en').join(' | ')).toContain(value.toLowerCase().replace(/s$/, ''));
  });

  it.each(spanish)('are read from %j: %s', (text, value) => {
    expect(ruledOut(text, 'es').join(' | ')).toContain(value.toLowerCase().replace(/s$/, ''));
  });

  it.each(nothing)('are not found in %j', (text) => {
    expect(ruledOut(text, 'en')).toEqual([]);
  });

  it('end where the next clause says what they do or why', () => {
    expect(ruledOut('dont sell lumber dont sell firewood', 'en')).toEqual(['lumber', 'firewood']);
    expect(ruledOut('no income questions you just sign a card', 'en')).toEqual(['income questions']);
    expect(ruledOut('no chains unless the local office signs', 'en')).toEqual(['chains']);
    expect(ruledOut('nobody under 25 (insurance)', 'en')).toEqual(['under 25']);
    expect(ruledOut('homeowners with a furnace older than 15 yrs. landlords no thanks', 'en')).toEqual(['landlords']);
  });

  it('keep the rest of the sentence from describing the business', () => {
    const details = (text: string) =>
      factsIn(text, { language: 'en', step: 'business_description' }).filter(({ kind }) => kind === 'detail');
    expect(details('We never discount, graduation week included')).toEqual([]);
    expect(details('We never discount, but we wrap every order for free')).toHaveLength(1);
  });

  it('cover what was tried and ended', () => {
    expect(ruledOut('Cold email: tried it, never again', 'en')).toEqual(['cold email']);
    expect(ruledOut('Did radio for a year, would not do it again', 'en')).toEqual(['radio']);
    expect(ruledOut('There was a podcast, I quit it', 'en')).toEqual(['podcast']);
  });
});
