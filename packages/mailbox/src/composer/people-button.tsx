import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { nameIn } from '../model/sender.ts'
import styles from './email-composer.module.css'

interface PeopleButtonProps {
  /** The email that is answered: it knows who has which address. */
  message: EmailMessage | undefined
  recipients: readonly string[]
  /** Whether what it opens is shown. */
  isOpen: boolean
  onToggle: () => void
}

/** To whom an email goes, by name; opens what changes that. */
export function PeopleButton({ message, recipients, isOpen, onToggle }: PeopleButtonProps) {
  const { t } = useLingui()
  const people = recipients.map((address) => nameIn(message, address)).join(', ')
  return (
    <button
      type="button"
      className={styles['people']}
      aria-expanded={isOpen}
      title={recipients.join(', ')}
      onClick={onToggle}
    >
      {people === '' ? t`to no one yet` : t`to ${people}`}
    </button>
  )
}
