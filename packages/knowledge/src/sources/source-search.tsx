import { useLingui } from '@lingui/react/macro'
import { SearchField, useShortcut } from '@replybay/ui-kit'
import { useEffect, useRef, useState } from 'react'
import styles from './sources.module.css'

const PAUSE_MS = 200
const LONGEST = 200

interface SourceSearchProps {
  /** What it searches. @default the sources */
  label?: string
  /** As the address has it. */
  value: string
  onChange: (search: string | undefined) => void
  onEnter?: () => void
}

/** Words of titles and questions: in the field at once, in the address after a pause. */
export function SourceSearch({ label, value, onChange, onEnter }: SourceSearchProps) {
  const { t } = useLingui()
  const name = label ?? t`Search sources`
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // From here on the address says what is in the field, so that Back changes it.
  if (typed === value) setTyped(undefined)
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => onChange(typed || undefined), typed === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  useShortcut({
    id: 'search-sources',
    keys: '/',
    label: name,
    group: t`Knowledge`,
    run: () => field.current?.focus(),
  })
  return (
    <div className={styles['search']}>
      <SearchField
        ref={field}
        label={name}
        shortcut="/"
        maxLength={LONGEST}
        value={typed ?? value}
        onChange={setTyped}
        {...(onEnter && { onEnter })}
      />
    </div>
  )
}
