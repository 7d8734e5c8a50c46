/** How much one process, and one sender, person or company of it, may ask for at once or in a day. */
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

export interface Limits {
  /** Calls that are answered at once, event streams aside. */
  calls: number
  /** Of those, calls of one sender. */
  callsPerSender: number
  /** Event streams of the process. */
  streams: number
  /** Of those, event streams of one person. */
  streamsPerPerson: number
  /** Event streams of visitors, of the process. */
  visitorStreams: number
  /** What a company may upload in a day, in bytes. */
  uploadBytesPerDay: number
  /** What the texts of a company's knowledge may have together, in bytes. */
  knowledgeBytes: number
}

const MB = 1_048_576

type LimitName = keyof Settings & `REPLYBAY_MAX_${string}`

/** @throws StartProblem naming the variable that is no number, or none that a limit can be. */
export function readLimits(settings: Settings): Limits {
  const read = (name: LimitName) => readCount(name, settings[name])
  return {
    calls: read('REPLYBAY_MAX_CALLS'),
    callsPerSender: read('REPLYBAY_MAX_CALLS_PER_SENDER'),
    streams: read('REPLYBAY_MAX_STREAMS'),
    streamsPerPerson: read('REPLYBAY_MAX_STREAMS_PER_PERSON'),
    visitorStreams: read('REPLYBAY_MAX_VISITOR_STREAMS'),
    uploadBytesPerDay: read('REPLYBAY_MAX_UPLOAD_MB_PER_DAY') * MB,
    knowledgeBytes: read('REPLYBAY_MAX_KNOWLEDGE_MB') * MB,
  }
}

/** @throws StartProblem naming the variable that is no number from 1 on. */
export function readCount(name: string, value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
  throw new StartProblem(`${name} is "${value}", but has to be a number from 1 to 9999999.`)
}
