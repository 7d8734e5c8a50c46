import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { IconCheck, IconX } from '@tabler/icons-react'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import styles from './item-area.module.css'
import { LabelPicture } from './label-picture.tsx'
import { StationBand } from './station-band.tsx'
import { type Band, lineOf } from './use-band.ts'
import type { Station } from './use-station.ts'

interface ItemAreaProps {
  order: WarehouseOrder
  station: Station
  band: Band
}

/** Longer ones have smaller letters, on two lines. In characters. */
const LONG_NAME = 20
/** Longer ones have smaller letters: they would not fit. In characters. */
const LONG_SHELF = 6
const LONG_COUNT = 3

/** The item that is packed now: what it looks like, where it lies, and how many of it are in the box. */
export function ItemArea({ order, station, band }: ItemAreaProps) {
  const { t } = useLingui()
  const { packing } = station
  const { line, isRight } = lineOf(station)
  const shown = line ?? packing.lines.at(-1)
  const isLabel = packing.isComplete
  const hasFailed = isLabel && !order.labels?.length && station.label.problem !== undefined
  const name = isLabel ? (order.carrier ?? t`Label`) : (shown?.name ?? '')
  const [packed, of] = isLabel
    ? [packing.packed, packing.quantity]
    : [shown?.packed ?? 0, shown?.quantity ?? 0]
  const shelf = shown?.shelf
  return (
    <div className={styles['area']}>
      <div className={styles['item']}>
        <div className={styles['what']}>
          <div
            className={styles['ring']}
            data-tone={hasFailed ? 'danger' : isLabel ? 'complete' : isRight ? 'right' : 'waiting'}
          >
            {isLabel || !shown ? <LabelPicture /> : <ItemPicture item={shown} size="lg" />}
            {isLabel && hasFailed ? (
              <span className={styles['shape']} data-tone="danger">
                <IconX aria-hidden />
              </span>
            ) : (
              (isRight || isLabel) && (
                <span className={styles['shape']}>
                  <IconCheck aria-hidden />
                </span>
              )
            )}
          </div>
          <p className={styles['name']} data-long={name.length > LONG_NAME || undefined} title={name}>
            {name}
          </p>
          <p className={styles['sku']}>
            {isLabel ? (order.labels?.[0]?.trackingNumber ?? order.orderNumber) : shown?.SKU}
          </p>
        </div>
        <div className={styles['where']}>
          {!isLabel && shelf !== undefined && (
            <div className={styles['shelfPart']}>
              <p className={styles['caption']}>{t`Shelf`}</p>
              <p className={styles['shelf']} data-long={shelf.length > LONG_SHELF || undefined}>
                {shelf}
              </p>
            </div>
          )}
          <div>
            <p className={styles['caption']}>{isLabel ? t`In the box` : t`Packed`}</p>
            <p
              className={styles['count']}
              data-long={`${packed}${of}`.length > LONG_COUNT || undefined}
              data-tone={isLabel ? 'complete' : undefined}
            >
              {/* Another one each time, so that it grows for a moment. */}
              <span key={packed} className={styles['packed']}>
                {packed}
              </span>
              <span className={styles['of']}>{` / ${of}`}</span>
            </p>
          </div>
        </div>
      </div>
      <StationBand band={band} />
    </div>
  )
}
