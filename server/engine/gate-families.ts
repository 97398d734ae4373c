/** Words that mean the same to someone who rules one of them out. */

/** Each line: what the owner says, and what must then not appear. */
export const families: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bcommercial\b|\bcomercial(?:es)?\b/,
    /\b(?:commercial|restaurants?|warehouses?|office (?:buildings?|parks?)|storefronts?|tenants?|comercial(?:es)?|oficinas)\b/,
  ],
  [
    /\b(?:homeowners?|residential|consumers?|households?|walk-?ins?|retail|residencial(?:es)?|particulares)\b|^(?:al |el |the )?(?:general )?publico?(?: en general)?$/,
    /\b(?:homeowners?|households?|residential|famil(?:y|ies)|consumers?|gift (?:shops?|wrap|box(?:es)?)|walk-?ins?|drop-?offs?|familias?|hogares)\b/,
  ],
  [/^(?:kids|children|kid|child|minors|ninos)\b/, /\b(?:kids?|child(?:ren)?|toddlers?|ninos?|ninas?)\b/],
  [/^(?:men|guys|hombres)$/, /\b(?:men(?:'s)?|gentlemen|guys|hombres)\b/],
  [
    /\b(?:booze|alcohol|drinking|drunks?|beer|liquor|licor)\b/,
    /\b(?:champagne|cocktails?|beers?|wines?|bachelor(?:ette)?|open bar|booze|alcohol|happy hour|cerveza|vino)\b/,
  ],
  [/^cats?$|^gatos?$/, /\b(?:cats?|kittens?|feline|gatos?)\b/],
  [/^dogs?$|^perros?$/, /\b(?:dogs?|pupp(?:y|ies)|canines?|leash(?:ed|es)?|perros?)\b/],
  [
    /\bweddings?\b|\bbodas?\b/,
    /\b(?:weddings?|brid(?:e|es|al)|grooms\b|engagement (?:sessions?|photos?|parties)|bodas?|novias?)\b/,
  ],
  [/\b(?:portraits|headshots)\b/, /\b(?:portraits?|headshots?|newborns?|family (?:photos?|sessions?))\b/],
  [
    /\b(?:weight loss|before and afters?|transformations?|bajar de peso)\b/,
    /\b(?:weight loss|los(?:e|ing) (?:weight|pounds)|pounds|before[- ]and[- ]afters?|transformations?|bajar de peso|antes y despues)\b/,
  ],
  [/\b(?:insurance|seguros?)\b/, /\b(?:insurance|in-network|copays?|deductible|seguros? medicos?)\b/],
  [
    /\b(?:accidents?|injur(?:y|ies)|accidentes|lesiones)\b/,
    /\b(?:accidents?|injur(?:y|ies|ed)|crash(?:es)?|whiplash|collisions?|accidentes?|choques?)\b/,
  ],
  [
    /\bfamily law\b|\bdivorces?\b|\bdivorcios?\b/,
    /\b(?:family law|divorces?|custody|child support|alimony|divorcios?|custodia)\b/,
  ],
  [/\b(?:lawyers?|attorneys?|abogados?)\b/, /\b(?:lawyers?|attorneys?|abogad[oa]s?)\b/],
  [
    /\bfree (?:exams?|consult\w*|visits?|trials?|estimates?|quotes?)/,
    /\bfree (?:exams?|consult\w*|first|screenings?|visits?|trials?|estimates?|quotes?|second opinions?)\b/,
  ],
  [/\bcures?\b/, /\bcur(?:e|es|ed|ing)\b/],
  [/\bengagement\b|\bdiamonds?\b/, /\b(?:engagement|proposals?|propos(?:e|ing)|diamond (?:rings?|upgrades?))\b/],
  [
    /\b(?:gifts?|referral (?:fees?|rewards?))\b/,
    /\b(?:gift cards?|referral (?:fees?|bonus(?:es)?|rewards?)|rewards?)\b/,
  ],
  [
    /^(?:classes|class|clases)$/,
    /\b(?:first class|drop-?in|class (?:pass|pack|schedule)e?s?|beginners?'? (?:class|series)|instructors?|teacher training|book a class|clases)\b/,
  ],
  [/\bdrop-?offs?\b|^(?:the )?(?:general )?public$/, /\bdrop[- ]?offs?\b/],
  [/\briding\b|\brides\b/, /\b(?:rid(?:e|es|ing)|saddles?)\b/],
  [/\b(?:reviews?|resenas?)\b/, /\b(?:reviews?|star ratings?|resenas?)\b/],
  [/\b(?:rental|renters?|rentals)\b/, /\b(?:rentals?|renters?|tenants?)\b/],
  [/\b(?:guns?|firearms?)\b/, /\b(?:guns?|firearms?|ammo)\b/],
  [/\b(?:meat|pork|beef)\b/, /\b(?:meat|pork|bacon|beef|steaks?)\b/],
  [
    /\b(?:business (?:entit(?:y|ies)|returns?)|corporat(?:e|ions?)|llcs?|s-?corps?)\b/,
    /\b(?:[sc] ?-?corp(?:oration)?s?|llcs?|corporat(?:e|ions?)|business (?:returns?|entit(?:y|ies)))\b/,
  ],
  [
    /\b(?:phone|mobile|iphone|android) apps?\b|\bapp (?:movil|para (?:el )?(?:celular|telefono))\b/,
    /\b(?:(?:phone|mobile|iphone|android|ios|native) apps?|app stores?|google play|download the app|apps? movil(?:es)?)\b/,
  ],
  [/\bdemos?\b|\bdemostraci/, /\b(?:demos?|demostraci\w+|sales calls?)\b/],
  [/\bcriminal\b|\bpenal\b/, /\b(?:criminal|dui|arrest(?:s|ed)?|bail|jail|charged with|penal(?:es)?|arrestos?)\b/],
  [/\bvalentin/, /\bvalentin/],
  [/^wildlife$/, /\b(?:wildlife|raccoons?|squirrels?|bats|snakes?|skunks?|opossums?|possums?)\b/],
  [/\btestimonials?\b/, /\btestimonials?\b/],
  [/\bboarding\b/, /\b(?:boarding|overnight (?:stays?|care)|kennels?)\b/],
  [
    /\b(?:prepare|file|do) tax(?:es)?\b|\btax (?:prep\w*|returns?)\b/,
    /\b(?:tax (?:prep\w*|returns?|filing|planning)|file (?:your |their )?tax(?:es)?)\b/,
  ],
];
