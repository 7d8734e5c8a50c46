import type { Queries } from '../database/database.ts'

export interface DemoContext {
  /** When the demo is made: what just happened counts from here. */
  now: Date
  /** When its people began. */
  openedAt: Date
  /** Ids of the colleagues, by their names. */
  userIds: ReadonlyMap<string, string>
}

/** What a feature adds to the demo company, in its own folder. The same at the same time, and quick. */
export type DemoPart = (queries: Queries, context: DemoContext) => Promise<void>
