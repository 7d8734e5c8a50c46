import { knowledgeLanguages } from '../model/source-filter.ts'

const ranges = [7, 30, 90] as const

/** Which questions are shown. It lives in the address. */
export interface GapFilter {
  days?: (typeof ranges)[number]
  language?: (typeof knowledgeLanguages)[number]
  channel?: string
  /** Those that are left to support; else those that wait for an answer. */
  state?: 'left'
}

/** What an address says of a filter, without what this build does not know. */
export function gapFilter(address: Readonly<Record<string, string | undefined>>): GapFilter {
  const { channel } = address
  const days = ranges.find((one) => String(one) === address['days'])
  const language = knowledgeLanguages.find((one) => one === address['language'])
  return {
    ...(days && { days }),
    ...(language && { language }),
    ...(channel && { channel }),
    ...(address['state'] === 'left' && { state: 'left' }),
  }
}
