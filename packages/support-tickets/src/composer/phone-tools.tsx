import { useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { EmojiButton } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { CannedButton } from '../canned-answers/canned-button.tsx'
import styles from './phone-tools.module.css'

interface PhoneToolsProps {
  /** The menu of what there is no room for. */
  plus: ReactNode
  /** Leads to a note. */
  toggle: ReactNode
  onText: (text: string) => void
  /** Begins the word that finds saved replies. */
  onSlash: () => void
}

/** What can be added to an answer on a phone. */
export function PhoneTools({ plus, toggle, onText, onSlash }: PhoneToolsProps) {
  const { t } = useLingui()
  const hasCanned = useCan('canned-answers')
  return (
    <>
      {plus}
      <span className={styles['emoji']}>
        <EmojiButton onChoose={onText} group={t`Tickets`} />
      </span>
      {hasCanned && <CannedButton onBegin={onSlash} />}
      {toggle}
    </>
  )
}
