/** Tickets of a page. */
export const PAGE = 50

/** More than half of the tickets are open. Of 100,000, page 1,000 of them is the deep one; of fewer, one as near to the end. */
export const depthOf = (tickets: number): number => tickets / 2 - PAGE
