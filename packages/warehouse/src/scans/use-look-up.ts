import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { FeedbackList } from '../strip/use-feedback.ts'

interface LookUpOptions<Row> {
  /** What is open on the page. Once it is something else, a late answer opens nothing. */
  open: string | undefined
  /** What the page has of a code already. */
  inSight: (code: string) => Row | undefined
  /** Asks the server. */
  search: (code: string) => Promise<Row | undefined>
  onFound: (row: Row) => void
  /** Whether a code that names nothing is an article of the shop; absent where that says nothing. */
  isArticle?: ((code: string) => Promise<boolean>) | undefined
  onArticle?: (SKU: string) => void
  feedback: FeedbackList
  /** What can still be scanned while the server can't be reached. */
  withoutServer: string
}

/** Finds what a scanned code names that is no article of what is open. */
export function useLookUp<Row>(options: LookUpOptions<Row>): (code: string) => void {
  const { open, inSight, search, onFound, isArticle, onArticle, feedback, withoutServer } = options
  const { t } = useLingui()
  const turn = useRef(0)
  const openNow = useRef(open)
  useLayoutEffect(() => {
    openNow.current = open
  }, [open])
  async function look(code: string) {
    const mine = ++turn.current
    const isLate = () => mine !== turn.current || open !== openNow.current
    const known = inSight(code)
    if (known) return onFound(known)
    // Nothing has to be waited for to know that nobody can be asked.
    if (!navigator.onLine) return tellUnreachable(code)
    try {
      const found = await search(code)
      if (isLate()) return
      if (found) return onFound(found)
      const isWrong = await isArticle?.(code)
      if (isLate()) return
      if (isWrong) return onArticle?.(code)
      feedback.tell({
        tone: 'unknown',
        sound: 'unknown',
        code,
        refused: 'unknown',
        title: t`No such code`,
        short: t`No such code`,
        detail: t`${code}. Scan again or type it.`,
      })
    } catch {
      if (!isLate()) tellUnreachable(code)
    }
  }
  function tellUnreachable(code: string) {
    feedback.tell({
      tone: 'unknown',
      sound: 'unknown',
      refused: 'unknown',
      title: t`${code} can’t be looked up`,
      detail: withoutServer,
    })
  }
  return (code) => void look(code)
}
