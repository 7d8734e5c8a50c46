import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import { Trouble } from '../trouble.ts'

/** Of one file; in ms. */
const TIME_LIMIT_MS = 60_000

interface Asked {
  mostBytes: number
  /** They hold a key: a redirect is followed within its place alone. @default none */
  headers?: Readonly<Record<string, string>>
}

/**
 * Reads a file at an address that a messenger names, outside of its own.
 *
 * @returns undefined for one that can't be had: it is too large, or gone. @throws Trouble where it can be had later.
 */
export type FetchAddress = (address: string, asked: Asked) => Promise<Uint8Array | undefined>

/** @param deadline for all that is fetched, by the clock of `performance`. */
export function createFetchAddress(outbound: Outbound, deadline = Infinity): FetchAddress {
  return async (address, { mostBytes, headers }) => {
    try {
      const { status, body } = await outbound.get(address, {
        mostBytes,
        timeLimitMs: Math.round(Math.max(1, Math.min(TIME_LIMIT_MS, deadline - performance.now()))),
        ...(headers && { headers, mayFollow: (from: URL, to: URL) => from.origin === to.origin }),
      })
      if (status === 429 || status >= 500) throw new Trouble('unreachable', { status })
      return status === 200 ? body : undefined
    } catch (error) {
      if (!(error instanceof OutboundProblem)) throw error
      if (error.code === 'unreachable' || error.code === 'timeout') throw new Trouble('unreachable')
      return undefined
    }
  }
}
