import { Trans, useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { wordSampleError } from './sample-errors.ts'

/** Asks before the sample data is deleted. */
export function SampleRemoval({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const toasts = useToasts()
  const remove = useMutation(userMutations.removeSampleData())
  async function confirm() {
    try {
      await remove.mutateAsync(undefined)
    } catch {
      // Said in the dialog.
      return
    }
    // Also where the strip that asked is gone, with the data.
    toasts.show({ tone: 'success', title: t`Sample data deleted` })
    // The page that one stands on may have been about it.
    void router.navigate({ to: '/' })
  }
  return (
    <ConfirmDialog
      title={t`Delete the sample data?`}
      confirmLabel={t`Delete`}
      isOpen
      busy={remove.isPending}
      error={remove.error && wordSampleError(i18n, 'removeSampleData', remove.error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <Trans>The sample tickets and the replies in them will be deleted. Nothing else is affected.</Trans>
      </p>
    </ConfirmDialog>
  )
}
