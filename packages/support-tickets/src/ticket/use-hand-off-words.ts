import { useLingui } from '@lingui/react'
import type { TicketEvent } from '@replybay/api-client'
import { handOffReasons } from './hand-off-reasons.ts'

/** Why the AI agent handed off, in the reader's language where it gave a reason that has words there; else in its own. */
export function useHandOffWords(): (event: TicketEvent) => string | undefined {
  const { _ } = useLingui()
  return ({ reason, detail }) => {
    const words = handOffReasons.get(reason)
    return words ? _(words) : detail
  }
}
