/** Towns along our coast: name and position in the drawing. Source of the positions: their latitude and longitude. */
export const coastTowns = [
  { name: 'West Palm Beach', x: 614, y: 40 },
  { name: 'Boca Raton', x: 607, y: 112 },
  { name: 'Fort Lauderdale', x: 602, y: 164, isHome: true },
  { name: 'Miami', x: 592, y: 240 },
] as const;
