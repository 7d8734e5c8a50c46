/** Between the pages of a text. */
export const PAGE_BREAK = '\n\f\n'
