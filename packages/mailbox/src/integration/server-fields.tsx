import { useLingui } from '@lingui/react/macro'
import { Select, TextField } from '@replybay/ui-kit'
import type { Ref } from 'react'
import type { ServerDraft } from './connection-draft.ts'
import styles from './connection-form.module.css'

interface ServerFieldsProps {
  label: string
  server: ServerDraft
  error: string | false | undefined
  ref: Ref<HTMLInputElement>
  onChange: (change: Partial<ServerDraft>) => void
}

/** Where a server is, and how the line to it is encrypted. */
export function ServerFields({ label, server, error, ref, onChange }: ServerFieldsProps) {
  const { t } = useLingui()
  const { host, port, encryption } = server
  return (
    <div role="group" aria-label={label} className={styles['server']}>
      <TextField
        ref={ref}
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={host}
        error={error}
        onChange={({ currentTarget }) => onChange({ host: currentTarget.value })}
      />
      <TextField
        label={t`Port`}
        inputMode="numeric"
        autoComplete="off"
        value={port}
        onChange={({ currentTarget }) => onChange({ port: currentTarget.value })}
      />
      <Select
        label={t`Encryption`}
        value={encryption}
        options={[
          { value: 'tls', label: 'SSL/TLS' },
          { value: 'starttls', label: 'STARTTLS' },
        ]}
        onChange={(value) => onChange({ encryption: value === 'starttls' ? 'starttls' : 'tls' })}
      />
    </div>
  )
}
