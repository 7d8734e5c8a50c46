import { AuthLayout } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { CaptchaNote } from './captcha/captcha-note.tsx'
import { CookieNote } from './cookie-note.tsx'
import styles from './entry.module.css'
import { LanguageSwitch } from './language-switch.tsx'

interface EntryPageProps {
  /** In the tab of the browser. */
  name: string
  title: ReactNode
  lead?: ReactNode
  /** Stands under the form: the ways to the other pages. */
  foot?: ReactNode
  children: ReactNode
}

/** A page on the way into an account. */
export function EntryPage({ name, title, lead, foot, children }: EntryPageProps) {
  return (
    <AuthLayout languageSwitch={<LanguageSwitch />} foot={<CaptchaNote />}>
      <title>{`${name} · Replybay`}</title>
      <h1 className={styles['title']}>{title}</h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <CookieNote />
      {children}
      {foot && <p className={styles['ways']}>{foot}</p>}
    </AuthLayout>
  )
}
