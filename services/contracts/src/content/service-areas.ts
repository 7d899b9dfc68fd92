/** Default service areas with the time to drive, unless the owner has stored others. */
export const SERVICE_AREAS = [
  'Keesara, 5 min',
  'Ghatkesar, 18 min',
  'ECIL, 20 min',
  'Kapra, 24 min',
  'Sainikpuri, 25 min',
  'Shamirpet, 25 min',
  'Uppal, 30 min',
  'Kompally, 35 min',
  'Secunderabad, 40 min',
  'Begumpet, 48 min',
  'Hitech City, 50 min',
  'Gachibowli, 55 min',
];
