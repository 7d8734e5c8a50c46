import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@replybay/ui-kit'
import type { Service } from '../model/service.ts'
import { CardFrame } from './card-frame.tsx'
import styles from './card.module.css'

interface OfferCardProps {
  service: Service
  onOpen: () => void
}

/** A service that is not connected: what it is for, and what one needs. */
export function OfferCard({ service, onOpen }: OfferCardProps) {
  const { t, i18n } = useLingui()
  return (
    <CardFrame
      service={service}
      detail={i18n._(service.purpose)}
      isConnected={false}
      state={<span className={styles['quiet']}>{t`Not connected`}</span>}
      actions={
        <Button onClick={onOpen} aria-label={t`Connect ${service.name}`}>
          <Trans context="shop">Connect</Trans>
        </Button>
      }
    >
      <p>{i18n._(service.need)}</p>
    </CardFrame>
  )
}
