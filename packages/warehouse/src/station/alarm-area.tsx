import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { IconBarcode, IconPlus, IconQuestionMark, IconX } from '@tabler/icons-react'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import type { ShownFeedback } from '../strip/use-feedback.ts'
import styles from './alarm-area.module.css'
import { CodeField } from './code-field.tsx'
import { StationBand } from './station-band.tsx'
import { type Band, lineOf } from './use-band.ts'
import type { Station } from './use-station.ts'

interface AlarmAreaProps {
  alarm: ShownFeedback
  station: Station
  band: Band
}

/** Longer ones have smaller letters, to stay on one line. In characters. */
const LONG_TITLE = 14

const shapes = { wrong: IconX, 'too-many': IconPlus, unknown: IconQuestionMark }

/** Over the item: what was scanned is refused, where it belongs, and what is wanted in its place. */
export function AlarmArea({ alarm, station, band }: AlarmAreaProps) {
  const { t } = useLingui()
  const { refused = 'unknown', code, title, detail } = alarm
  const Shape = shapes[refused]
  const item = code === undefined ? undefined : findItem(station.list.orders, code)
  const { line } = lineOf(station)
  const go = line ? t`Scan ${line.SKU} to go on` : band.title
  return (
    <div className={styles['area']} data-refused={refused} data-testid="station-alarm">
      <div className={styles['said']}>
        <span className={styles['picture']}>
          {item ? <ItemPicture item={item} size="lg" /> : <IconBarcode aria-hidden />}
          <span className={styles['shape']}>
            <Shape aria-hidden />
          </span>
        </span>
        <div className={styles['words']}>
          <h2 className={styles['title']} data-long={title.length > LONG_TITLE || undefined}>
            {title}
          </h2>
          <p className={styles['detail']}>{detail}</p>
        </div>
      </div>
      {refused === 'unknown' || !item ? (
        <div className={styles['steps']}>
          <div className={styles['step']}>
            {code !== undefined && <p className={styles['code']}>{code}</p>}
            <CodeField onCode={station.onCode} />
          </div>
        </div>
      ) : (
        <div className={styles['steps']}>
          <div className={styles['step']}>
            <h3 className={styles['head']}>
              <span className={styles['place']} data-tone="danger">
                {1}
              </span>
              {refused === 'too-many' ? t`Put one back` : t`Put it back`}
            </h3>
            <p className={styles['shelf']}>{item.shelf ?? '–'}</p>
            <p className={styles['what']}>{[item.SKU, item.name].filter(Boolean).join(', ')}</p>
          </div>
          {line && (
            <div className={styles['step']}>
              <h3 className={styles['head']}>
                <span className={styles['place']}>{2}</span>
                {t`Take this one`}
              </h3>
              <div className={styles['next']}>
                <div className={styles['nextWords']}>
                  <p className={styles['shelf']} data-tone="accent">
                    {line.shelf ?? '–'}
                  </p>
                  <p
                    className={styles['what']}
                  >{t`${line.SKU}, ${line.packed} of ${line.quantity} packed`}</p>
                </div>
                <span className={styles['small']}>
                  <ItemPicture item={line} size="lg" />
                </span>
              </div>
            </div>
          )}
        </div>
      )}
      <StationBand
        band={
          station.asked
            ? band
            : { tone: 'alarm', title: go, detail: t`The alert clears with the next correct scan.` }
        }
      />
    </div>
  )
}

/** An article as any order has it. */
function findItem(orders: readonly WarehouseOrder[], code: string) {
  const wanted = code.toUpperCase()
  return orders.flatMap(({ items }) => items).find(({ SKU }) => SKU.toUpperCase() === wanted)
}
