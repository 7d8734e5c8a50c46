import { Trans, useLingui } from '@lingui/react/macro'
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
  const { t, i18n } = useLingui()
  const list = <PrefixList locale={i18n.locale} prefixes={prefixes} />
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
          <Trans>Start with {list}</Trans>
        </span>
      )}
    </div>
  )
}

function PrefixList({ locale, prefixes }: { locale: string; prefixes: readonly PalettePrefix[] }) {
  const words = prefixes.map(({ label }) => label)
  const elements = prefixes.values()
  return new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(words).map(({ type, value }, place) =>
    type === 'element' ? (
      <span key={place}>
        <b>{elements.next().value?.sign}</b> {value}
      </span>
    ) : (
      value
    ),
  )
}
