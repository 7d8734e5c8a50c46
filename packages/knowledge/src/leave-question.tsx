import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog } from '@replybay/ui-kit'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

interface Place {
  pathname: string
  search: unknown
}

interface Unsaved {
  isDirty: boolean
  /** @returns whether it is saved. */
  save: () => Promise<boolean>
  discard: () => void
  /** Whether another place of the dashboard takes what is edited out of sight. */
  leaves: (current: Place, next: Place) => boolean
}

/**
 * Asks once before something else takes the place of what is edited: to save it, to discard it, or to stay. Who was signed
 * out is sent to sign in unasked.
 *
 * @returns the question, to be drawn.
 */
export function useLeaveQuestion({ isDirty, save, discard, leaves }: Unsaved): ReactNode {
  const { t } = useLingui()
  const [isSaving, setSaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== '/login' && leaves(current, next),
    disabled: !isDirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
  async function saveAndLeave() {
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (isSaved) blocker.proceed?.()
    else stay()
  }
  function discardAndLeave() {
    discard()
    blocker.proceed?.()
  }
  return (
    <Dialog
      title={t`Save your changes?`}
      isOpen={blocker.status === 'blocked'}
      onClose={() => !isSaving && stay()}
      onSave={() => !isSaving && void saveAndLeave()}
      size="sm"
      actions={
        <>
          <Button disabled={isSaving} onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button disabled={isSaving} onClick={discardAndLeave}>
            {t({ context: 'unsaved changes', message: 'Discard' })}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={() => void saveAndLeave()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your changes aren’t saved yet.</Trans>
      </p>
    </Dialog>
  )
}
