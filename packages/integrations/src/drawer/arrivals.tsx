import { Trans, useLingui } from '@lingui/react/macro'
import type { IntegrationDetail } from '@replybay/api-client'
import { CopyButton, RelativeTime } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import type { Service } from '../model/services.ts'
import styles from './drawer.module.css'

interface ArrivalsProps {
  service: Service
  detail: IntegrationDetail
}

/** How what happens at a service gets here, and what a person can do to have it at once. */
export function Arrivals({
  service,
  detail: { webhookState, webhookUrl, webhookProblem, toldAt },
}: ArrivalsProps) {
  const { t } = useLingui()
  if (!webhookState) return null
  const state = webhookProblem ?? webhookState
  return (
    <section className={styles['arrivals']} aria-label={t`How changes arrive`}>
      <h3>
        <Trans>How changes arrive</Trans>
      </h3>
      <p>
        {state === 'wrong-signature' && (
          <Trans>
            What {service.name} reports is signed with another secret than the one you entered, so it is
            ignored. Copy the secret again and save it.
          </Trans>
        )}
        {state === 'not-allowed' && (
          <Trans>
            The key may not set up webhooks in {service.name}. It is asked every few minutes instead. With the
            permission, changes arrive at once.
          </Trans>
        )}
        {state === 'registered' && <Trans>{service.name} reports each change at once.</Trans>}
        {state === 'waiting' && (
          <Trans>
            {service.name} is being set up to report each change at once. Until then it is asked every few
            minutes.
          </Trans>
        )}
        {state === 'polled' && (
          <Trans>
            {service.name} is asked every few minutes. With its API secret key, changes arrive at once.
          </Trans>
        )}
        {state === 'by-hand' && toldAt && <Trans>{service.name} reports when a parcel is delivered.</Trans>}
        {state === 'by-hand' && !toldAt && (
          <Trans>
            {service.name} doesn’t report deliveries until you enter this address there, as the webhook of
            your integration. Don’t share it.
          </Trans>
        )}{' '}
        {toldAt && (
          <Trans>
            Last report: <RelativeTime moment={new Date(toldAt)} />.
          </Trans>
        )}
      </p>
      {webhookState === 'by-hand' && webhookUrl && (
        <div className={styles['address']}>
          <code>{webhookUrl}</code>
          <CopyButton text={webhookUrl} leftIcon={<IconCopy aria-hidden />}>{t`Copy`}</CopyButton>
        </div>
      )}
    </section>
  )
}
