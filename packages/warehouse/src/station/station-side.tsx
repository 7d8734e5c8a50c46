import { useLingui } from '@lingui/react/macro'
import {
  IconAlertCircleFilled,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCirclePlusFilled,
  IconCircleXFilled,
} from '@tabler/icons-react'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import { linesOf, sumOf } from '../scans/lines.ts'
import type { ShownFeedback } from '../strip/use-feedback.ts'
import { shownLines } from './shown-lines.ts'
import styles from './station-side.module.css'
import { lineOf } from './use-band.ts'
import type { Station } from './use-station.ts'

/** Scans that fit. */
const LAST = 4

/** How far the order is, its lines, and what was scanned last. */
export function StationSide({ station }: { station: Station }) {
  const { t } = useLingui()
  const { sent, packing, feedback } = station
  const lines = sent ? fullLines(sent.order) : packing.lines
  const { quantity, packed } = sumOf(lines)
  const current = sent ? undefined : lineOf(station).line?.SKU
  return (
    <aside className={styles['side']} aria-label={t`Order and last scans`}>
      <div className={styles['progress']}>
        <p className={styles['sum']} data-testid="station-sum">
          <strong>{packed}</strong>
          {` / ${quantity}`}
        </p>
        <progress
          className={styles['bar']}
          value={packed}
          max={Math.max(1, quantity)}
          aria-label={t`Packed`}
        />
      </div>
      {/* More lines than fit are scrolled by keys, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles['lines']} aria-label={t`Items`} tabIndex={0}>
        {shownLines(lines).map((line) => (
          <li
            key={line.SKU}
            ref={line.SKU === current ? scrollToMiddle : undefined}
            className={styles['line']}
            aria-current={line.SKU === current ? 'step' : undefined}
            data-complete={line.isComplete || undefined}
            title={line.name}
          >
            <ItemPicture item={line} size="md" />
            <span className={styles['shelf']}>{line.shelf ?? line.SKU}</span>
            {line.isComplete && <IconCircleCheckFilled role="img" aria-label={t`Packed`} />}
            <span className={styles['count']}>{`${line.packed}/${line.quantity}`}</span>
          </li>
        ))}
      </ul>
      {feedback.recent.length > 0 && (
        <div className={styles['last']}>
          <h2 className={styles['title']}>{t`Last scans`}</h2>
          <ul className={styles['scans']}>
            {feedback.recent.slice(0, LAST).map((scan) => (
              <li key={scan.id} data-tone={scan.tone}>
                <ScanShape scan={scan} />
                <span className={styles['code']}>{scan.code}</span>
                <span className={styles['words']}>{scan.short}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

/** Within its list alone: the page stays where it is. */
function scrollToMiddle(row: HTMLElement | null) {
  const list = row?.parentElement
  if (row && list) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2
}

function ScanShape({ scan: { tone, refused } }: { scan: ShownFeedback }) {
  if (tone === 'right') return <IconCircleCheckFilled aria-hidden />
  if (tone === 'info') return <IconCircleMinus aria-hidden />
  if (refused === 'too-many') return <IconCirclePlusFilled aria-hidden />
  return refused === 'unknown' ? <IconAlertCircleFilled aria-hidden /> : <IconCircleXFilled aria-hidden />
}

/** Of an order that has left the table: all of it was packed. */
function fullLines(order: Parameters<typeof linesOf>[0]) {
  return linesOf({ ...order, packed: [] }, []).map((line) => ({
    ...line,
    packed: line.quantity,
    isComplete: true,
  }))
}
