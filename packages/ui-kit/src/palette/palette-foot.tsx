import { useLingui } from '@lingui/react/macro'
import { Keys } from '../keys/keys.tsx'
import type { PalettePrefix } from './command.ts'
import styles from './palette-view.module.css'

interface PaletteFootProps {
  /** Whether Escape goes back to what was before, in place of closing. */
  isInStep: boolean
  prefixes: readonly PalettePrefix[]
}

/** What the keys of the field do, and what a text may begin with. */
export function PaletteFoot({ isInStep, prefixes }: PaletteFootProps) {
  const { t } = useLingui()
  return (
    <div className={styles['foot']}>
      <span className={styles['hint']}>
        <Keys keys="up" decorative />
        <Keys keys="down" decorative />
        {t`Move`}
      </span>
      <span className={styles['hint']}>
        <Keys keys="enter" decorative />
        {t`Run`}
      </span>
      <span className={styles['hint']}>
        <Keys keys="escape" decorative />
        {isInStep ? t`Back` : t`Close`}
      </span>
      {prefixes.length > 0 && (
        <span className={styles['prefixes']}>
          {t`Start with`}
          {prefixes.map(({ sign, label }, index) => (
            <span key={sign}>
              {index > 0 && ','} <b>{sign}</b> {label}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
