import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useComposerCall } from '../composer/composer-calls.ts'
import { EmailComposer } from '../composer/email-composer.tsx'
import { WaitingEmails } from '../composer/waiting-emails.tsx'
import { NEW_EMAIL } from '../model/email-draft.ts'
import styles from './new-email-pane.module.css'

interface NewEmailPaneProps {
  back: ReactNode
  onDone: () => void
}

/** Where a new email is written, and those that are not sent yet. */
export function NewEmailPane({ back, onDone }: NewEmailPaneProps) {
  const { t } = useLingui()
  const { turn } = useComposerCall(NEW_EMAIL)
  return (
    <section className={styles['pane']} aria-label={t`New email`}>
      {back && <div className={styles['back']}>{back}</div>}
      <ol className={styles['waiting']}>
        <WaitingEmails threadKey={NEW_EMAIL} />
      </ol>
      <EmailComposer
        key={turn}
        threadKey={NEW_EMAIL}
        message={undefined}
        begun="new"
        takesFocus
        onDone={onDone}
      />
    </section>
  )
}
