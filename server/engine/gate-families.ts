/** Words with the same meaning for an owner who rules one of them out. */

/** Each line pairs what the owner says with what must then not appear. */
export const families: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bcommercial\b|\bcomercial(?:es)?\b/,
    /\b(?:commercial|restaurants?|warehouses?|office (?:buildings?|parks?)|storefronts?|tenants?|comercial(?:es)?|oficinas)\b/,
  ],
  [
    /\b(?:homeowners?|residential|consumers?|households?|retail|residencial(?:es)?|particulares)\b|^(?:al |el |the )?(?:general )?publico?(?: en general)?$/,
    /\b(?:homeowners?|households?|residential|famil(?:y|ies)|consumers?|gift (?:shops?|wrap|box(?:es)?)|walk-?ins?|drop-?offs?|familias?|hogares)\b/,
  ],
  [/^(?:kids|children|kid|child|minors|ninos)\b/, /\b(?:kids?|child(?:ren)?|toddlers?|ninos?|ninas?)\b/],
  [/^(?:men|guys|hombres)$/, /\b(?:men(?:'s)?|gentlemen|guys|hombres)\b/],
  [
    /\b(?:booze|alcohol|drinking|drunks?|beer|liquor|licor)\b/,
    /\b(?:champagne|cocktails?|beers?|wines?|bachelor(?:ette)?|open bar|booze|alcohol|happy hour|cerveza|vino)\b/,
  ],
  [/\b(?:pack|group) walks?\b/, /\b(?:pack|group) walks?\b/],
  [/^cats?$|^gatos?$/, /\b(?:cats?|kittens?|feline|gatos?)\b/],
  [/^dogs?$|^perros?$/, /\b(?:dogs?|pupp(?:y|ies)|canines?|leash(?:ed|es)?|perros?)\b/],
  [/^(?:dogs?|pets?|animals?|mascotas)\b/, /\bpet[- ]friendly\b|\bpets? (?:are )?(?:welcome|allowed|stays?)\b/],
  [
    /\bweddings?\b|\bbrid(?:al|es?)\b|\bbodas?\b/,
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
  [
    /\b(?:cures?|heals?|diagnos\w+|treats? (?:a |any )?(?:conditions?|disease|pain))\b/,
    /\b(?:cur(?:e|es|ed|ing)|diagnos\w+|heal(?:s|ed|ing)|treat(?:s|ed|ing)? (?:your |the |a )?(?:conditions?|diseases?|injur\w+))\b/,
  ],
  [/\bwalk-?ins?\b/, /\b(?:walk-?ins?|walk (?:right )?in|without an appointment|no appointment)\b/],
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
  [
    /\b(?:custom|wedding|birthday|decorated) cakes?\b|\bpasteles? (?:de boda|personalizados?)\b/,
    /\b(?:(?:custom|wedding|birthday|decorated) cakes?|cake (?:orders?|tastings?|designs?)|pasteles? (?:de boda|de cumpleanos|personalizados?))\b/,
  ],
  [/^cakes?$|^pasteles?$/, /\b(?:cup)?cakes?\b|\bpastel(?:es)?\b/],
  [/\bbleach/, /\b(?:bleach\w*|blond\w*|highlights|balayage|color corrections?)\b/],
  [
    /^(?:listings?|sellers?|selling homes?)$/,
    /\b(?:home ?sellers?|sell(?:ers|ing)? (?:your|their|a|the|my) (?:home|house)|(?:home|house) (?:is )?(?:worth|values?|valuations?)|list(?:ing)? (?:your|their|a|the|my) (?:home|house)|listing (?:appointments?|presentations?))\b/,
  ],
  [/^(?:shorts|reels|short[- ]form)$/, /\b(?:shorts|reels?|short[- ]form|vertical (?:clips?|videos?))\b/],
  [/\b(?:wi-?fi|laptops?)\b/, /\b(?:wi-?fi|laptops?|remote work(?:ers?)?|co-?working|digital nomads?)\b/],
  [
    /\b(?:patients?|clients?|customers?|kids|children)\b.*\b(?:photos?|pictures?|pics|faces|stories)\b|^(?:photos?|pictures?|pics|faces|stories) of\b/,
    /\b(?:before[- ]and[- ]afters?|before and after|testimonials?|(?:patient|client|customer) (?:photos?|stories|spotlights?))\b/,
  ],
  [/\bsponsor/, /\b(?:sponsor\w*|media kits?|ad slots?|advertisers?|patrocinador\w*)\b/],
  [
    /^under (?:1[89]|2\d)\b|^(?:teens?|teenagers?|college (?:kids|students))$/,
    /\b(?:teens?|teenagers?|college|spring break|students?|minors)\b/,
  ],
  [
    /\b(?:emergenc(?:y|ies)|emergencias?)\b/,
    /\b(?:emergenc(?:y|ies)|24 ?\/ ?7|after[- ]hours|around the clock|middle of the night|emergencias?|a cualquier hora)\b/,
  ],
  [
    /^(?:deliver(?:y|ies|ing)?|(?:home )?delivery|entregas?|domicilio|doordash|uber ?eats|delivery apps?)$/,
    /\b(?:deliver(?:y|ies|s|ed|ing) (?:to|orders?|area|zone|fee|apps?|option)|delivery|doordash|uber ?eats|grubhub|to your door|a domicilio)\b/,
  ],
  [
    /^(?:ship|shipping|mail orders?|envios?|mandamos|enviamos)\b/,
    /\b(?:ship(?:s|ped|ping)?|mail[- ]orders?|by mail|nationwide|envios?|por paqueteria)\b/,
  ],
  [/\bwholesale\b|\bmayoreo\b/, /\b(?:wholesale\w*|stockists?|resellers?|mayoreo|mayoristas?)\b/],
  [
    /^custom(?:ized)?(?: (?:work|orders?|pieces?|jobs?|builds?|colors?|sizes?))?$|^monograms?$|^personalizad/,
    /\b(?:custom (?:work|orders?|pieces?|jobs?|builds?|colors?|sizes?|designs?|requests?|made)|bespoke|made[- ]to[- ]order|personali[sz](?:ed|ation)|monogram\w*|commissions?)\b/,
  ],
  [
    /\brush(?:ed|ing)?\b|\burgentes?\b/,
    /\b(?:rush(?:ed)? (?:work|jobs?|orders?)|same[- ]day|next[- ]day|while you wait|expedited|el mismo dia|urgentes?)\b/,
  ],
  [
    /^(?:parties|birthdays?|birthday parties|fiestas)$/,
    /\b(?:birthdays?|part(?:y|ies)|bachelorettes?|fiestas?|cumpleanos)\b/,
  ],
  [/^(?:lessons?|teaching|ensenar)$/, /\b(?:lessons?|workshops?|students?|beginners?'? class(?:es)?)\b/],
  [
    /\b(?:financing|payment plans?|credit|credito|fiado|a plazos)\b/,
    /\b(?:financ(?:e|ed|ing)|payment plans?|pay over time|financiamiento|credito|a plazos|en pagos|sin intereses)\b/,
  ],
  [
    /\blandlords?\b/,
    /\b(?:landlords?|rental (?:propert(?:y|ies)|homes?|houses?|units?)|property managers?|tenants?)\b/,
  ],
  [
    /^(?:builders?|general contractors?|new construction|new builds?|contratistas?|constructoras?)$/,
    /\b(?:builders?|general contractors?|new (?:construction|builds?)|contratistas?|constructoras?|obra nueva)\b/,
  ],
  [
    /^(?:chains?|franchises?|big chains?|dsos?|cadenas?)$/,
    /\b(?:chains?|franchis\w+|multi-location|multiple locations|cadenas)\b/,
  ],
  [/\b(?:pressure|power)[- ]?wash/, /\b(?:pressure|power)[- ]?wash\w*/],
  [/\bguarantee/, /\bguarante(?:e|es|ed)\b/],
  [
    /^(?:appointments?|reservations?|bookings?|citas?|reservas?|reservaciones)$/,
    /\b(?:appointments?|book(?:s|ed|ing|ings)? (?:a|an|your|their|online|now|page|link|app|the)|bookings?|reserv(?:e|ed|ations?)|(?:which|what) (?:time|day) suits|open (?:times?|spots?|slots?)|pick a time|waiting list|citas?|reservar|reservas?|reservaciones)\b/,
  ],
  [
    /^(?:big|large|giant) (?:dogs?|breeds?)$|^dogs? over\b/,
    /\b(?:big|large|giant) (?:dogs?|breeds?)\b|\b(?:labradors?|great danes?|mastiffs?|german shepherds?)\b/,
  ],
  [
    /\byouth group\b|\bsunday school\b|\b(?:kids|children'?s) (?:program|ministry)\b/,
    /\b(?:youth (?:groups?|programs?|ministry)|sunday school|(?:kids'?|children's) (?:programs?|ministry|church))\b/,
  ],
  [/\blive ?-?stream/, /\b(?:live ?-?stream\w*|online (?:worship|services?|church|sermons?)|watch online)\b/],
  [/^asking for money$/, /\b(?:donat\w+|fundrais\w*|pledg\w+|tith\w+|give online|ask(?:s|ing)? (?:\w+ )?for money)\b/],
];
