import { Trans, useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useAccess, useCurrentWeb, useUser } from '@replybay/feature-kit'
import { Banner, Button, ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { wordSampleError } from './sample-errors.ts'

/** Says that what one sees is nobody's, and takes it away. */
export function SampleStrip() {
  const { t, i18n } = useLingui()
  const access = useAccess()
  const webId = useCurrentWeb()
  const { sample_webs: samples } = useUser()
  const router = useRouter()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(userMutations.removeSampleData())
  const sayDone = () => {
    toasts.show({ tone: 'success', title: t`Sample data deleted` })
    // The page that one stands on may have been about it.
    void router.navigate({ to: '/' })
  }
  if (webId === undefined || !samples?.includes(webId)) return null
  const removal = (
    <>
      <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        title={t`Delete the sample data?`}
        confirmLabel={t`Delete`}
        isOpen={isAsking}
        busy={remove.isPending}
        error={remove.error && wordSampleError(i18n, 'removeSampleData', remove.error)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: sayDone })}
        onClose={() => setAsking(false)}
      >
        <p>
          <Trans>The sample tickets and the replies in them will be deleted. Nothing else is affected.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
  return (
    <Banner tone="accent" shape="strip" icon={<IconFlask />} action={access?.isAdmin && removal}>
      <Trans>You’re viewing sample data</Trans>
    </Banner>
  )
}
