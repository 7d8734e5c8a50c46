import { useLingui } from '@lingui/react/macro'
import { contrastOf, isReadable } from '@replybay/chat-widget/accent'
import { Banner, TextField } from '@replybay/ui-kit'
import { IconCheck } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import { readColor } from './settings-values.ts'
import styles from './settings.module.css'

interface ColorFieldProps {
  /** What is typed: no color yet, perhaps. */
  value: string
  onChange: (color: string) => void
}

/** A color, out of a few or in hexadecimal, and whether text can be read on it. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const color = readColor(value)
  const swatches = [
    { swatch: '#0E6D7A', label: t`Teal` },
    { swatch: '#1F3A68', label: t`Navy` },
    { swatch: '#8A4B2A', label: t`Brown` },
    { swatch: '#5F6B37', label: t`Olive` },
    { swatch: '#7A2D50', label: t`Plum` },
    { swatch: '#2B2B2B', label: t`Charcoal` },
  ]
  return (
    <>
      <div className={styles['colors']}>
        <div role="radiogroup" aria-label={t`Theme color`} className={styles['swatches']}>
          {swatches.map(({ swatch, label }) => (
            <label
              key={swatch}
              className={styles['swatch']}
              style={{ '--swatch': swatch } as CSSProperties}
              title={label}
            >
              <input
                type="radio"
                name={name}
                aria-label={label}
                checked={swatch === color}
                onChange={() => onChange(swatch)}
              />
              {swatch === color && <IconCheck aria-hidden />}
            </label>
          ))}
        </div>
        <TextField
          label={t`Theme color, hexadecimal`}
          className={styles['hex']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          error={color === undefined && t`Type a color such as #8A4B2A`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={() => color !== undefined && color !== value && onChange(color)}
        />
      </div>
      {color !== undefined && <Legibility color={color} locale={i18n.locale} />}
    </>
  )
}

/** Says how well text reads on a color. Nothing is refused. */
function Legibility({ color, locale }: { color: string; locale: string }) {
  const { t } = useLingui()
  const text = contrastOf(color)
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'floor' }).format(
    text.ratio,
  )
  const isWhite = text.text === 'white'
  return (
    <Banner tone={isReadable(text) ? 'success' : 'warning'}>
      <span className={styles['legibility']}>
        {isReadable(text)
          ? isWhite
            ? t`White text reads well on this color, ${ratio} to 1`
            : t`Dark text reads well on this color, ${ratio} to 1`
          : t`Text is hard to read on this color, ${ratio} to 1. Try a darker or lighter one.`}
        <span
          aria-hidden
          className={styles['sample']}
          style={{ '--swatch': color, '--on-swatch': text.color } as CSSProperties}
        >
          {t({ context: 'sample of letters', message: 'Aa' })}
        </span>
      </span>
    </Banner>
  )
}
