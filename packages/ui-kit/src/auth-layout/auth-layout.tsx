import type { ReactNode } from 'react'
import { Wordmark } from '../mark/wordmark.tsx'
import { useFromBreakpoint } from '../theme/use-from-breakpoint.ts'
import styles from './auth-layout.module.css'
import { Illustration } from './illustration.tsx'

export interface AuthLayoutProps {
  /** The form, 376 px wide at most. */
  children: ReactNode
  /** Small print. */
  foot?: ReactNode
  languageSwitch?: ReactNode
}

/** Pages before sign-in: the form on the left, the harbour on the right where there is room. */
export function AuthLayout({ children, foot, languageSwitch }: AuthLayoutProps) {
  const isMedium = useFromBreakpoint('md')
  return (
    <div className={styles['layout']}>
      <div className={styles['form']}>
        <header className={styles['head']}>
          <Wordmark />
          {languageSwitch}
        </header>
        <main className={styles['main']}>
          <div className={styles['content']}>{children}</div>
        </main>
        <footer className={styles['foot']}>{foot}</footer>
      </div>
      {isMedium && (
        <div className={styles['art']} aria-hidden>
          <Illustration />
        </div>
      )}
    </div>
  )
}
