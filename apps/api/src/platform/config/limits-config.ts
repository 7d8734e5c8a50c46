/** How much one process, and one sender, person or company of it, may ask for at once or in a day. */
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
  /** What a company may upload in a day, in bytes. */
  uploadBytesPerDay: number
}

type Environment = Readonly<Record<string, string | undefined>>

const MB = 1_048_576

/** @throws StartProblem naming the variable that is no number, or none that a limit can be. */
export function readLimits(environment: Environment): Limits {
  const read = (name: string, preset: number) => readCount(name, environment[name], preset)
  return {
    calls: read('REPLYBAY_MAX_CALLS', 500),
    callsPerSender: read('REPLYBAY_MAX_CALLS_PER_SENDER', 50),
    streams: read('REPLYBAY_MAX_STREAMS', 2000),
    streamsPerPerson: read('REPLYBAY_MAX_STREAMS_PER_PERSON', 10),
    uploadBytesPerDay: read('REPLYBAY_MAX_UPLOAD_MB_PER_DAY', 1024) * MB,
  }
}

function readCount(name: string, value: string | undefined, preset: number): number {
  if (!value) return preset
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
  throw new StartProblem(`${name} is "${value}", but has to be a number from 1 to 9999999.`)
}
