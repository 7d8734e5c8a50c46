import { Trans, useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useAccess, useCan, useUser } from '@replybay/feature-kit'
import { Banner, Button, Card } from '@replybay/ui-kit'
import { IconFlask } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { wordSampleError } from './sample-errors.ts'
import styles from './sample-offer.module.css'

/** Offers an account with nothing in it to look around before anything is connected. */
export function SampleOffer() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const access = useAccess()
  const hasSample = useCan('sample-data')
  const add = useMutation(userMutations.addSampleData())
  const isEmpty = user.owner_webs.length === 0 && user.owner_guilds.length === 0
  if (!isEmpty || !access?.isAdmin || !hasSample) return null
  return (
    <Card title={t`Look around first`}>
      <div className={styles['offer']}>
        <p>
          <Trans>
            Twenty tickets of made-up customers, on every channel: read them, answer them, close them. They
            are marked, nothing reaches anybody, and you remove them with one click.
          </Trans>
        </p>
        {add.error && <Banner tone="danger">{wordSampleError(i18n, 'addSampleData', add.error)}</Banner>}
        <Button leftIcon={<IconFlask aria-hidden />} loading={add.isPending} onClick={() => add.mutate()}>
          <Trans>Explore with sample data</Trans>
        </Button>
      </div>
    </Card>
  )
}
