/** Ids and numbers: content stays in tables, where it is deleted with what it belongs to. */
export type JobData = Readonly<Record<string, string | number | boolean>>

/**
 * What runs in the background: once for each time that it is asked for, however many instances there are.
 *
 * @template Context what it is given with its data, beside what it has.
 */
export interface Job<Data extends JobData = JobData, Context = void> extends JobRules {
  /**
   * May run again after a crash, so what it does twice has to be like once.
   *
   * @throws to be tried again later.
   */
  run(data: Data, context: Context): Promise<void>
  /** What it is asked for, too, whenever an instance starts. */
  atStart?: Data
  /** It failed for the last time. */
  onGivenUp?(data: Data, context: Context): Promise<void>
}

interface JobRules {
  /** The name of its queue: no other job's. */
  name: string
  /** How often it is tried again after it failed. */
  retries: number
  /** How long to wait before the first retry, in seconds; twice as long before each further one. */
  retryDelay: number
  /** The longest wait, in seconds. */
  retryDelayMax: number
  /** How long it may run, in seconds, before another instance tries it. */
  timeLimit: number
  /** How many of them run at the same time in a process: fewer of what keeps the database busy. @default 4 */
  atOnce?: number
  /**
   * How many of one company's, in all processes: others have their turn meanwhile. Of those that are begun at the same moment
   * there may be more, since the queue counts those that have begun.
   * @default as many as run
   */
  atOncePerCompany?: number
  /** A cron expression, in UTC, for what is asked for by the time alone. */
  schedule?: string
}
