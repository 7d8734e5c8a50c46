import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '@replybay/ui-kit'
import { SampleButton } from './sample-button.tsx'
import styles from './sample-offer.module.css'
import { useSampleData } from './use-sample-data.ts'

/** Offers an account with nothing in it to look around before anything is connected. */
export function SampleOffer() {
  const { t } = useLingui()
  if (!useSampleData()) return null
  return (
    <Card title={t`Look around first`}>
      <div className={styles['offer']}>
        <p>
          <Trans>
            Twenty tickets of made-up customers, on every channel: read them, answer them, close them. They
            are marked, nothing reaches anybody, and you remove them with one click.
          </Trans>
        </p>
        <SampleButton />
      </div>
    </Card>
  )
}
