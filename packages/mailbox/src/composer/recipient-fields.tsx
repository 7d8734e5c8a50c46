import { useLingui } from '@lingui/react/macro'
import { Button, PillsField, TextField, wordsOf } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from './recipient-fields.module.css'
import { isAddress } from './recipients.ts'
import type { Composing } from './use-compose.ts'

/** Who gets an email, and what it is about. */
export function RecipientFields({ compose }: { compose: Composing }) {
  const { t } = useLingui()
  const { recipients, subject } = compose
  const [hasCopies, setCopies] = useState(recipients.cc.length > 0 || recipients.bcc.length > 0)
  return (
    <div className={styles['fields']}>
      <Addresses
        label={t`To`}
        words={recipients.to}
        onChange={(words) => compose.setRecipients('to', words)}
      />
      {hasCopies ? (
        <>
          <Addresses
            label={t`Cc`}
            words={recipients.cc}
            onChange={(words) => compose.setRecipients('cc', words)}
          />
          <Addresses
            label={t`Bcc`}
            words={recipients.bcc}
            onChange={(words) => compose.setRecipients('bcc', words)}
          />
        </>
      ) : (
        <div>
          <Button size="sm" variant="subtle" onClick={() => setCopies(true)}>{t`Add Cc and Bcc`}</Button>
        </div>
      )}
      <TextField
        label={t`Subject`}
        value={subject}
        limit={998}
        onChange={({ currentTarget }) => compose.setSubject(currentTarget.value)}
      />
    </div>
  )
}

interface AddressesProps {
  label: string
  words: readonly string[]
  onChange: (words: readonly string[]) => void
}

function Addresses({ label, words, onChange }: AddressesProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const pills = words.filter((word) => word !== text)
  const wrong = pills.find((word) => !isAddress(word))
  return (
    <PillsField
      label={label}
      inputMode="email"
      value={{ pills, text }}
      isWrong={(word) => !isAddress(word)}
      error={wrong !== undefined && t`${wrong} is not an email address`}
      onChange={(value) => {
        setText(value.text)
        // What is being typed counts, too: who goes on to the text has not forgotten it.
        onChange(wordsOf(value))
      }}
    />
  )
}
