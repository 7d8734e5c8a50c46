import { useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { useId } from 'react'
import { failedFirst } from '../model/gravity.ts'
import type { Service } from '../model/service.ts'
import { findService, services } from '../model/services.ts'
import { ComparisonCard } from './comparison-card.tsx'
import { ConnectedCard } from './connected-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { OtherCard } from './other-card.tsx'
import styles from './integrations-page.module.css'

interface GroupsProps {
  connected: readonly Integration[]
  /** When they were so, ms since 1970. */
  asOf: number
  onOpen: (kind: string) => void
}

/** A card for each shop and service, by what they are for. */
export function Groups({ connected, asOf, onOpen }: GroupsProps) {
  const { t } = useLingui()
  const others = connected.filter(({ kind }) => !findService(kind))
  // One way on alone is loud: that of what needs a person first.
  const gravest = failedFirst(connected).find(({ kind }) => findService(kind))?.kind
  const card = (service: Service) => {
    const integration = connected.find(({ kind }) => kind === service.kind)
    return integration ? (
      <ConnectedCard
        key={service.kind}
        service={service}
        integration={integration}
        isGravest={service.kind === gravest}
        asOf={asOf}
        onOpen={() => onOpen(service.kind)}
      />
    ) : (
      <OfferCard key={service.kind} service={service} onOpen={() => onOpen(service.kind)} />
    )
  }
  return (
    <>
      <Group title={t`Shops`} detail={t`Orders and stock come in, what the warehouse sends goes back`}>
        {services.filter(({ group }) => group === 'shops').map(card)}
      </Group>
      <Group title={t`Shipping and payments`} detail={t`Labels for packages, refunds for returns`}>
        {services.filter(({ group }) => group === 'shipping').map(card)}
        <ComparisonCard connected={connected} />
      </Group>
      <Group title={t`Messengers`} detail={t`What customers write becomes a ticket, replies go back`}>
        {services.filter(({ group }) => group === 'messengers').map(card)}
      </Group>
      {others.length > 0 && (
        <Group title={t`Others`} detail={t`Set up on other pages`}>
          {others.map((integration) => (
            <OtherCard key={integration._id} integration={integration} />
          ))}
        </Group>
      )}
    </>
  )
}

interface GroupProps {
  title: string
  detail: string
  children: React.ReactNode
}

function Group({ title, detail, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <div className={styles['groupHead']}>
        <h2 id={id}>{title}</h2>
        <p>{detail}</p>
      </div>
      <div className={styles['cards']}>{children}</div>
    </section>
  )
}
