import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, drawNow } from '@replybay/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react'

interface Leaving {
  isLeaving: boolean
  tell: (form: string, isDirty: boolean) => void
}

const LeavingContext = createContext<Leaving>({ isLeaving: false, tell: () => undefined })

/**
 * Asks once before another page of the dashboard takes the place of forms with changes: those that say so by
 * `useUnsaved`. The browser asks before the tab goes. Who was signed out is sent to sign in unasked: the drafts are kept.
 */
export function LeaveQuestion({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [dirty, setDirty] = useState<readonly string[]>([])
  const [isLeaving, setLeaving] = useState(false)
  const tell = useCallback((form: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.includes(form) === isDirty) return before
      return isDirty ? [...before, form] : before.filter((one) => one !== form)
    })
  }, [])
  const leaving = useMemo(() => ({ isLeaving, tell }), [isLeaving, tell])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOtherPage(current, next) && next.pathname !== '/login',
    disabled: dirty.length === 0 || isLeaving,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = () => {
    drawNow(() => setLeaving(true))
    blocker.proceed?.()
  }
  return (
    <LeavingContext value={leaving}>
      {children}
      <Dialog
        title={t`Leave without saving?`}
        isOpen={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        size="sm"
        actions={
          <>
            <Button onClick={() => blocker.reset?.()}>
              <Trans>Stay</Trans>
            </Button>
            <Button variant="primary" onClick={leave}>
              <Trans>Leave</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Your changes are not saved. This browser keeps them until you come back and save or discard them.
          </Trans>
        </p>
      </Dialog>
    </LeavingContext>
  )
}

/**
 * Has the `LeaveQuestion` around it ask while a form has changes.
 * @returns whether the person has chosen to leave: the form's save bar no longer warns then.
 */
export function useUnsaved(isDirty: boolean): boolean {
  const { isLeaving, tell } = use(LeavingContext)
  const form = useId()
  useEffect(() => {
    tell(form, isDirty)
    return () => tell(form, false)
  }, [tell, form, isDirty])
  return isLeaving
}

interface Place {
  pathname: string
  search: unknown
}

/** A page is a path and its section: what else is in the address belongs to the page. */
function isOtherPage(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname || sectionOf(current.search) !== sectionOf(next.search)
}

function sectionOf(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'section' in search ? search.section : undefined
}
