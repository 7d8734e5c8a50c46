import { useLingui } from '@lingui/react/macro'
import { Button, FormFrame, TextField, useForm } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import styles from './entry.module.css'
import { FailureNote } from './failure-note.tsx'
import { useEmailRule } from './use-email-rule.ts'

interface EmailFormProps {
  /** What was typed on an earlier page. @default '' */
  typed?: string | undefined
  /** On the button. */
  label: ReactNode
  isBusy: boolean
  /** What the last attempt threw, and its words. */
  error: Error | null
  failure: ReactNode
  onSubmit: (email: string) => void
}

/** Asks for an address alone. */
export function EmailForm({ typed = '', label, isBusy, error, failure, onSubmit }: EmailFormProps) {
  const { t } = useLingui()
  const form = useForm({
    initialValues: { email: typed },
    rules: { email: useEmailRule() },
  })
  return (
    <FormFrame form={form} className={styles['form']} onSubmit={({ email }) => onSubmit(email.trim())}>
      <FailureNote error={error}>{failure}</FailureNote>
      <TextField
        size="lg"
        type="email"
        label={t`Email`}
        autoComplete="username"
        autoFocus
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
        {label}
      </Button>
    </FormFrame>
  )
}
