import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, drawNow } from '@replybay/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

interface Unsaved {
  isDirty: boolean
  /** @returns whether it is saved. */
  save: () => Promise<boolean>
}

interface LeaveQuestion {
  /** To be drawn. */
  question: ReactNode
  /** The person has chosen to leave: nothing else asks any more. */
  isLeaving: boolean
  /** Does what takes the changes out of sight on this page, once the person has said so. */
  ask: (leave: () => void) => void
}

/**
 * Asks once before another page, or another website, takes the place of changes that are not saved. Who was signed out is sent
 * to sign in unasked: what was changed is kept.
 */
export function useLeaveQuestion({ isDirty, save }: Unsaved): LeaveQuestion {
  const { t } = useLingui()
  const [isSaving, setSaving] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [asked, setAsked] = useState<() => void>()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && next.pathname !== '/login',
    disabled: !isDirty || isLeaving,
    enableBeforeUnload: false,
    withResolver: true,
  })
  function stay() {
    setAsked(undefined)
    blocker.reset?.()
  }
  function leave() {
    if (asked) {
      setAsked(undefined)
      return asked()
    }
    drawNow(() => setLeaving(true))
    blocker.proceed?.()
  }
  async function saveAndLeave() {
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (isSaved) leave()
    else stay()
  }
  const question = (
    <Dialog
      title={t`Leave without saving?`}
      isOpen={blocker.status === 'blocked' || asked !== undefined}
      onClose={() => !isSaving && stay()}
      onSave={() => !isSaving && void saveAndLeave()}
      size="sm"
      actions={
        <>
          <Button disabled={isSaving} onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button disabled={isSaving} onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => void saveAndLeave()}>
            <Trans>Save and leave</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your changes aren’t saved. This browser keeps them until you come back and save or discard them.
        </Trans>
      </p>
    </Dialog>
  )
  return { question, isLeaving, ask: (act) => (isDirty ? setAsked(() => act) : act()) }
}
