import { Trans, useLingui } from '@lingui/react/macro'
import type { IntegrationDetail } from '@replybay/api-client'
import { Banner, CopyButton, RelativeTime } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import { isMessenger } from '../model/kinds.ts'
import { isPrivateAddress } from '../model/private-address.ts'
import type { Service } from '../model/service.ts'
import { ArrivalWords } from './arrival-words.tsx'
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
  const title = isMessenger(service.kind) ? t`How messages arrive` : t`How changes arrive`
  return (
    <section className={styles['arrivals']} aria-label={title}>
      <h3>{title}</h3>
      <p>
        <ArrivalWords service={service} state={state} isTold={toldAt !== undefined} />{' '}
        {toldAt && (
          <Trans>
            Last report: <RelativeTime moment={new Date(toldAt)} />.
          </Trans>
        )}
      </p>
      {webhookState === 'by-hand' && webhookUrl && isPrivateAddress(webhookUrl) && (
        <Banner tone="warning">
          <Trans>
            {service.name} can’t reach this address: it leads to this computer or into a private network. It
            works once this server has a public address.
          </Trans>
        </Banner>
      )}
      {webhookState === 'by-hand' && webhookUrl && (
        <div className={styles['address']}>
          <code>{webhookUrl}</code>
          <CopyButton text={webhookUrl} leftIcon={<IconCopy aria-hidden />}>{t`Copy`}</CopyButton>
        </div>
      )}
    </section>
  )
}
