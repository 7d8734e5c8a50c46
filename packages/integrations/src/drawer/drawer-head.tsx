import { useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import type { Ref } from 'react'
import type { Service } from '../model/service.ts'
import { StateWord } from '../state/state-word.tsx'
import styles from './drawer.module.css'

interface DrawerHeadProps {
  /** Of its name, which can be focused. */
  ref: Ref<HTMLHeadingElement>
  service: Service
  connected: Integration | undefined
}

/** What it is, where, and how it is. */
export function DrawerHead({ ref, service, connected }: DrawerHeadProps) {
  const { t, i18n } = useLingui()
  const Icon = service.icon
  return (
    <div className={styles['head']}>
      <span className={styles['tile']}>
        <Icon aria-hidden />
      </span>
      <div className={styles['names']}>
        <h2 ref={ref} tabIndex={-1}>
          {service.name}
        </h2>
        <p>{connected?.url?.replace(/^https?:\/\//, '') ?? connected?.name ?? i18n._(service.purpose)}</p>
      </div>
      {connected ? (
        <StateWord integration={connected} service={service.name} />
      ) : (
        <span className={styles['quiet']}>{t`Not connected`}</span>
      )}
    </div>
  )
}
