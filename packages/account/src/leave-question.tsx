import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, drawNow } from '@replybay/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

interface LeaveQuestionProps {
  /** Whether there is anything that was not saved. */
  isDirty: boolean
  /** Draws the form's save bar, which no longer warns once the person has chosen to leave. */
  children: (isLeaving: boolean) => ReactNode
}

/**
 * Asks once before another page of the dashboard takes the place of a form with changes. The browser asks before
 * the tab goes. Who was signed out is sent to sign in unasked: the draft is kept.
 */
export function LeaveQuestion({ isDirty, children }: LeaveQuestionProps) {
  const { t } = useLingui()
  const [isLeaving, setLeaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOtherPage(current, next) && next.pathname !== '/login',
    disabled: !isDirty || isLeaving,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = () => {
    drawNow(() => setLeaving(true))
    blocker.proceed?.()
  }
  return (
    <>
      {children(isLeaving)}
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
    </>
  )
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
