import type { MailProvider } from '@replybay/api-client'
import { IconBrandGoogle, IconBrandWindows, IconServer } from '@tabler/icons-react'
import styles from './connection-form.module.css'

/** By what a provider is known at a glance. */
export function ProviderMark({ provider: { id, name } }: { provider: MailProvider }) {
  if (id === 'gmail') return <IconBrandGoogle aria-hidden />
  if (id === 'microsoft') return <IconBrandWindows aria-hidden />
  if (id === 'other') return <IconServer aria-hidden />
  return (
    <span aria-hidden className={styles['letter']}>
      {name.charAt(0)}
    </span>
  )
}
