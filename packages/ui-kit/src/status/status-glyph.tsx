import { useLingui } from '@lingui/react/macro'
import styles from './status-glyph.module.css'
import { statusLabel } from './status-label.ts'

export interface StatusGlyphProps {
  /** `open`, `answered`, `closed`; any other is an empty ring with its raw text beside it. */
  status: string
  /** Where the status stands beside it in words, the glyph says nothing. @default false */
  decorative?: boolean | undefined
}

/** The state of a ticket, as a shape first and a colour second. */
export function StatusGlyph({ status, decorative = false }: StatusGlyphProps) {
  const { t } = useLingui()
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(statusLabel(status)) }
  const isKnown = Object.hasOwn(SHAPES, status)
  return (
    <span className={styles['status']}>
      <svg viewBox="0 0 14 14" className={styles[isKnown ? status : 'unknown']} {...naming}>
        {isKnown ? SHAPES[status] : RING}
      </svg>
      {!isKnown && !decorative && <span aria-hidden>{status}</span>}
    </span>
  )
}

const RING = <circle cx="7" cy="7" r="5.75" className={styles['ring']} />

const SHAPES: Record<string, React.ReactNode> = {
  open: (
    <>
      {RING}
      <circle cx="7" cy="7" r="2.5" className={styles['fill']} />
    </>
  ),
  answered: (
    <>
      {RING}
      <path d="M7 3.25a3.75 3.75 0 0 1 0 7.5z" className={styles['fill']} />
    </>
  ),
  closed: (
    <>
      <circle cx="7" cy="7" r="6.5" className={styles['fill']} />
      <path d="m4.4 7.2 1.8 1.8 3.5-3.7" className={styles['check']} />
    </>
  ),
}
