import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './code-field.module.css'

/** Where a code is typed that no scanner reads. */
export function CodeField({ onCode }: { onCode: (code: string, at: number) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const code = typed.trim()
        if (!code) return
        setTyped('')
        onCode(code, event.timeStamp)
      }}
    >
      <input
        className={styles['field']}
        aria-label={t`Scan again or type it`}
        placeholder={t`Scan again or type it`}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
