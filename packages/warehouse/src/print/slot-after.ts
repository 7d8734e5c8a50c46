const SLOTS = 4

/** The first free slot of a sheet of four after so many papers, from 1. */
export function slotAfter(start: number, papers: number): number {
  return ((start - 1 + papers) % SLOTS) + 1
}
