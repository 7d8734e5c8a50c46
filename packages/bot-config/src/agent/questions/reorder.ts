import { withMoved } from './question-lists.ts'

/** One of a list that is in the hand: it has a new place among the others, and no one knows of it yet. */
export interface Taken {
  id: string
  /** Its place before. */
  from: number
  /** Its place now. */
  to: number
}

/** The ids in the order in which they are shown. */
export function orderWith(ids: readonly string[], taken: Taken | undefined): readonly string[] {
  // A list that has changed meanwhile is shown as it is.
  if (!taken || ids[taken.from] !== taken.id) return ids
  return withMoved(ids, taken.from, taken.to)
}

/** One that was taken, moved to a place of a list of so many. */
export function movedTo(taken: Taken, place: number, length: number): Taken {
  return { ...taken, to: Math.min(Math.max(place, 0), length - 1) }
}
