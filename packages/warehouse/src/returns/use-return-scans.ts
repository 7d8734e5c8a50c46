import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useCompany } from '../model/use-company.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { exactReturn, lookups } from './use-returns.ts'

interface ReturnScansOptions {
  listed: readonly WarehouseReturn[]
  feedback: FeedbackList
  onFound: (row: WarehouseReturn) => void
}

/** Finds the return that a scanned code names, by the number of its order or by its package's. */
export function useReturnScans({ listed, feedback, onFound }: ReturnScansOptions): (code: string) => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const companyId = useCompany()
  async function look(code: string) {
    const known = exactReturn(listed, code)
    if (known) return onFound(known)
    try {
      for (const options of lookups(companyId, code)) {
        // One after the other: what is not over comes first.
        const { returns } = await client.fetchQuery({ ...options, staleTime: 0 })
        const found = exactReturn(returns, code)
        if (found) return onFound(found)
      }
      feedback.tell({
        tone: 'unknown',
        sound: 'unknown',
        code,
        title: t`No such code`,
        short: t`No such code`,
        detail: t`${code}. Scan again or type it.`,
      })
    } catch {
      feedback.tell({
        tone: 'unknown',
        sound: 'unknown',
        title: t`${code} can’t be looked up`,
        detail: t`The server can’t be reached. Returns that are on the page can be scanned.`,
      })
    }
  }
  return (code) => void look(code)
}
