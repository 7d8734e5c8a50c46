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
    <Card title={t`Take a look around`}>
      <div className={styles['offer']}>
        <p>
          <Trans>
            Twenty tickets from fictional customers on every channel. They’re labeled as samples, nothing is
            sent to anyone, and you can delete them at any time.
          </Trans>
        </p>
        <SampleButton />
      </div>
    </Card>
  )
}
