import { stateNames } from '#shared/domain/states.ts';

/** Cities and towns that an owner may mention, by state: all of South Florida, and the larger cities elsewhere. */
const southFlorida =
  'Fort Lauderdale|Hollywood|Pembroke Pines|Miramar|Coral Springs|Pompano Beach|Davie|Sunrise|Plantation|Deerfield Beach|Lauderhill|Tamarac|Weston|Margate|Coconut Creek|Oakland Park|North Lauderdale|Hallandale Beach|Lauderdale Lakes|Cooper City|Dania Beach|Parkland|Wilton Manors|Lighthouse Point|Southwest Ranches|West Park|Lauderdale-by-the-Sea|Sea Ranch Lakes|Hillsboro Beach|Pembroke Park|Miami|Miami Beach|North Miami|North Miami Beach|Miami Gardens|Hialeah|Hialeah Gardens|Homestead|Doral|Aventura|Coral Gables|Cutler Bay|Palmetto Bay|Pinecrest|Kendall|South Miami|Sunny Isles Beach|Miami Lakes|Miami Springs|Opa-locka|Key Biscayne|Bal Harbour|Surfside|Florida City|Sweetwater|Medley|West Miami|Coconut Grove|Little Havana|Little Haiti|Wynwood|Brickell|Westchester|Tamiami|West Palm Beach|Palm Beach|Palm Beach Gardens|Boca Raton|Boynton Beach|Delray Beach|Jupiter|Wellington|Lake Worth Beach|Lake Worth|Royal Palm Beach|Greenacres|Riviera Beach|North Palm Beach|Palm Springs|Belle Glade|Lantana|Juno Beach|Tequesta|Loxahatchee|Palm City|Stuart|Port St. Lucie|Port Saint Lucie|Fort Pierce|Jensen Beach|Hobe Sound|Vero Beach|Key West|Key Largo|Marathon|Islamorada|Naples|Marco Island|Bonita Springs|Estero|Fort Myers|Fort Myers Beach|Cape Coral|Lehigh Acres|Sanibel|Punta Gorda|Broward County|Miami-Dade|Miami-Dade County|Palm Beach County|Broward|South Florida|the Florida Keys';

const byState: Readonly<Record<string, string>> = {
  Florida: `${southFlorida}|Orlando|Tampa|Jacksonville|St. Petersburg|Clearwater|Tallahassee|Gainesville|Sarasota|Bradenton|Lakeland|Kissimmee|Daytona Beach|Melbourne|Palm Bay|Ocala|Pensacola|Panama City|St. Augustine|Winter Park|Winter Garden|Sanford|Brandon`,
  'New York':
    'New York City|New York|Brooklyn|Queens|Manhattan|The Bronx|Staten Island|Buffalo|Rochester|Syracuse|Albany|Yonkers|White Plains|Long Island',
  California:
    'Los Angeles|San Diego|San Francisco|San Jose|Sacramento|Fresno|Oakland|Long Beach|Bakersfield|Anaheim|Santa Ana|Riverside|Irvine|Pasadena|Santa Monica|Santa Barbara|Berkeley|Burbank',
  Texas:
    'Houston|Dallas|Austin|San Antonio|Fort Worth|El Paso|Arlington|Corpus Christi|Plano|Frisco|Lubbock|Laredo|McAllen|Galveston',
  Georgia: 'Atlanta|Savannah|Augusta|Marietta|Macon|Athens|Alpharetta',
  'North Carolina': 'Charlotte|Raleigh|Durham|Greensboro|Asheville|Wilmington|Winston-Salem',
  'South Carolina': 'Charleston|Greenville|Myrtle Beach|Hilton Head',
  Virginia: 'Virginia Beach|Richmond|Norfolk|Alexandria|Roanoke',
  Tennessee: 'Nashville|Memphis|Knoxville|Chattanooga',
  Illinois: 'Chicago|Naperville|Peoria|Evanston',
  Pennsylvania: 'Philadelphia|Pittsburgh|Allentown|Scranton|Lancaster',
  'New Jersey': 'Newark|Jersey City|Hoboken|Princeton|Paterson|Atlantic City',
  Massachusetts: 'Boston|Worcester|Cambridge|Salem',
  Connecticut: 'Hartford|New Haven|Stamford',
  'Rhode Island': 'Providence|Newport',
  Maryland: 'Baltimore|Annapolis|Bethesda|Silver Spring',
  Ohio: 'Columbus|Cleveland|Cincinnati|Toledo|Akron|Dayton',
  Michigan: 'Detroit|Grand Rapids|Ann Arbor|Lansing',
  Indiana: 'Indianapolis|Fort Wayne|Bloomington',
  Wisconsin: 'Milwaukee|Madison|Green Bay',
  Minnesota: 'Minneapolis|St. Paul|Duluth',
  Missouri: 'Kansas City|St. Louis|Branson',
  Colorado: 'Denver|Colorado Springs|Boulder|Fort Collins|Aurora',
  Arizona: 'Phoenix|Tucson|Scottsdale|Mesa|Tempe|Chandler',
  Nevada: 'Las Vegas|Reno|Henderson',
  Utah: 'Salt Lake City|Provo|Park City',
  Washington: 'Seattle|Tacoma|Spokane|Bellevue',
  Oregon: 'Portland|Eugene|Bend',
  Idaho: 'Boise',
  'New Mexico': 'Albuquerque|Santa Fe',
  Oklahoma: 'Oklahoma City|Tulsa',
  Louisiana: 'New Orleans|Baton Rouge|Lafayette',
  Alabama: 'Birmingham|Huntsville|Mobile|Montgomery',
  Kentucky: 'Louisville|Lexington',
  Nebraska: 'Omaha',
  Kansas: 'Wichita',
  Iowa: 'Des Moines',
  Hawaii: 'Honolulu|Maui',
  Alaska: 'Anchorage',
  Maine: 'Bangor',
  'Puerto Rico': 'San Juan|Ponce|Bayamón',
};

export type KnownPlace = { name: string; state: string };

/** All known places, longest name first, so that "North Miami Beach" is found before "Miami". */
export const knownPlaces: readonly KnownPlace[] = Object.entries(byState)
  .flatMap(([state, names]) => names.split('|').map((name) => ({ name, state })))
  .sort((a, b) => b.name.length - a.name.length || a.name.localeCompare(b.name));

/** Names that are also everyday words or first names. They count only if the sentence marks them as places. */
export const everydayNames: ReadonlySet<string> = new Set(
  'Sunrise|Plantation|Margate|Weston|Davie|Homestead|Jupiter|Wellington|Stuart|Marathon|Naples|Mobile|Buffalo|Phoenix|Aurora|Mesa|Chandler|Bend|Reno|Madison|Charlotte|Augusta|Athens|Salem|Providence|Brandon|Sanford|Melbourne|Parkland|Hollywood|Kendall|Surfside|Medley|Sweetwater|Lancaster|Columbus|Lexington|Princeton|Cambridge|Richmond|Norfolk|Alexandria|Houston|Austin|Dallas|Jackson|Eugene|Henderson|Montgomery|Queens|Providence|Newport|Charleston|Savannah|Brooklyn|Westchester|Lantana|Palm Springs|Riverside|Lafayette|Ponce|Dayton|Branson|Winter Garden|Winter Park|Silver Spring|Long Beach|Marietta|Macon|Wilmington|Greenville|Athens|Oakland'.split(
    '|',
  ),
);

/** State names by their two-letter codes, plus other names that people use like states. */
export const stateByCode: Readonly<Record<string, string>> = { ...stateNames, DC: 'D.C.', PR: 'Puerto Rico' };
