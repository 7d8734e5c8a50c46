/** What a robots.txt allows. In a thread of its own (`robots-worker.ts`): it can be made so that reading it takes hours. */
import robotsParser from 'robots-parser'

export const READER = 'ReplybayBot'

export interface RobotsRequest {
  origin: string
  text: string
  addresses: readonly string[]
}

export interface Robots {
  /** Of the addresses, those that may be read. */
  allowed: ReadonlySet<string>
  /** Between two pages; in ms. */
  pauseMs: number
  sitemaps: readonly string[]
}

// Sound: its types say that the function is `default`; it is the module itself.
const parseRobots = robotsParser as unknown as typeof robotsParser.default

/** A longer rule is none: no address that is read is so long. In characters. */
const LONGEST_LINE = 1_000
const MOST_LINES = 10_000
const MOST_SITEMAPS = 100
/** A longer pause is not waited for; in ms. */
const LONGEST_PAUSE_MS = 10_000

export function readRobots({ origin, text, addresses }: RobotsRequest): Robots {
  const robots = parseRobots(`${origin}/robots.txt`, tidyRobots(text))
  return {
    allowed: new Set(addresses.filter((address) => robots.isAllowed(address, READER) ?? true)),
    pauseMs: Math.min((robots.getCrawlDelay(READER) ?? 0) * 1000, LONGEST_PAUSE_MS),
    sitemaps: robots.getSitemaps().slice(0, MOST_SITEMAPS),
  }
}

/** The rules without what says nothing, which each address would be compared with. */
export function tidyRobots(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\*{2,}/g, '*'))
    .filter((line) => line.length <= LONGEST_LINE)
    .slice(0, MOST_LINES)
    .join('\n')
}
