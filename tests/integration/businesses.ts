/** Twenty businesses in their owners' words, and the trade a reader would name. */
export const businesses: { trade: string; name: string; description: string }[] = [
  {
    trade: 'hvac',
    name: 'Coral Bay Cooling',
    description: 'We repair and install air conditioners for homes in Hollywood and Pembroke Pines, mostly same day.',
  },
  {
    trade: 'bakery',
    name: 'Marisol',
    description: 'Fresh bread, birthday cakes and Cuban pastries baked every morning in Hialeah.',
  },
  {
    trade: 'dental-practice',
    name: 'Bright Harbor',
    description: 'Family dentist in Coral Springs: cleanings, crowns and Invisalign, also on Saturdays.',
  },
  {
    trade: 'plumbing',
    name: 'Two Brothers',
    description: 'Licensed plumbers. Leaks, water heaters and clogged drains around Fort Lauderdale, 24/7.',
  },
  {
    trade: 'law-firm',
    name: 'Ortega & Lane',
    description: 'Personal injury and immigration attorneys in Miami, we speak Spanish and English.',
  },
  {
    trade: 'restaurant',
    name: 'The Anchor Table',
    description: 'Seafood restaurant on the water in Deerfield Beach, dinner and weekend brunch, about 80 seats.',
  },
  {
    trade: 'hair-salon',
    name: 'Studio Nine',
    description: 'Hair salon in Boca Raton. Balayage, cuts and keratin treatments.',
  },
  {
    trade: 'real-estate',
    name: 'Palm Key Realty',
    description: 'I am a realtor helping first-time buyers find houses and condos in Broward County.',
  },
  {
    trade: 'roofing',
    name: 'Top Ridge',
    description: 'Roof repairs and replacements after storms: tile, shingle and flat roofs in Palm Beach County.',
  },
  {
    trade: 'landscaping',
    name: 'Green Hands',
    description: 'Lawn care, tree trimming and landscape design for homeowners in Weston and Davie.',
  },
  { trade: 'pool-service', name: 'Blue Mornings', description: 'Weekly pool cleaning and pump repair in Plantation.' },
  {
    trade: 'auto-repair',
    name: 'Sunrise Motors',
    description: 'Car repair shop: brakes, oil changes and engine diagnostics, in Sunrise since 1998.',
  },
  {
    trade: 'veterinary-clinic',
    name: 'Little Paws',
    description: 'Veterinary clinic for cats and dogs, vaccinations, surgery and dental care in Pompano Beach.',
  },
  {
    trade: 'photography',
    name: 'Ana Lucia',
    description: 'I photograph weddings and families on the beach between Miami and Jupiter.',
  },
  { trade: 'gym', name: 'Iron Yard', description: 'Small gym with personal training and strength classes in Wynwood.' },
  {
    trade: 'house-cleaning',
    name: 'Sparkle Crew',
    description: 'House cleaning for busy families, weekly or bi-weekly, plus move-out cleaning in Kendall.',
  },
  {
    trade: 'accounting',
    name: 'Clear Books',
    description: 'Bookkeeping, payroll and tax preparation for small businesses. CPA office in Aventura.',
  },
  {
    trade: 'pet-grooming',
    name: 'Fluff & Go',
    description: 'Mobile dog grooming, we come to your driveway in Parkland and Coconut Creek.',
  },
  {
    trade: 'boat-charter',
    name: 'Salt Line',
    description: 'Fishing charters and sunset boat tours out of Key Largo for up to six guests.',
  },
  {
    trade: 'florist',
    name: 'Petal Street',
    description: 'Flower shop: bouquets, wedding flowers and same-day delivery in Delray Beach.',
  },
];
