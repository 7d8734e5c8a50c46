/** The outline of the mark's bubble in a box of 32. Its parcel is the rectangle 16.25 12 13.75 5, radius 1.75. */
export const markPath =
  'M10 3h11a7 7 0 0 1 6.93 6.02A.86.86 0 0 1 27.07 10H18a4.5 4.5 0 0 0 0 9h9.07a.86.86 0 0 1 .86.98A7 7 0 0 1 21 26h-7.8l-5.56 3.86A1.05 1.05 0 0 1 6 29v-4.1A8 8 0 0 1 2 18v-7a8 8 0 0 1 8-8z'
