/** The mark's bubble, drawn wide, with an open bay: 24 to 140 across and 4 to 90 down, in px. */
export const openMarkPath =
  'M44 4h74a22 22 0 0 1 22 19h-29a19 19 0 0 0 0 38h29a22 22 0 0 1-22 16H68L51 89.5c-2 1.5-4.5.3-4.5-2.2V76A22 22 0 0 1 24 54V24A20 20 0 0 1 44 4z'
