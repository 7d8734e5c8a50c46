import { useLingui } from '@lingui/react/macro'
import { errorDetail, useWidth } from '@replybay/feature-kit'
import { EmptyState, ProblemState } from '@replybay/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../device/device-settings.ts'
import { wordError } from '../errors.ts'
import styles from './desk-stage.module.css'
import type { Sheets } from './open-sheets.ts'
import { SheetList } from './sheet-list.tsx'

/** Of the sheets of both formats, in mm, and how wide they are in px at their true size. */
const sizes = {
  a4: { width: 210, height: 297, pixels: (210 / 25.4) * 96 },
  a6: { width: 105, height: 148, pixels: (105 / 25.4) * 96 },
} as const

const SLOTS = [1, 2, 3, 4] as const

interface DeskStageProps {
  sheets: Sheets | undefined
  /** The sheet that is in sight, from 0. */
  shown: number
  isPending: boolean
  /** Nothing is chosen that could be printed. */
  isEmpty: boolean
  error: unknown
  onRetry: () => void
  onShow: (sheet: number) => void
  /** Prints from that slot on. */
  onStart: (slot: number) => void
}

/** A sheet as it will be printed, drawn by its PDF, and all sheets beside it. */
export function DeskStage(props: DeskStageProps) {
  const { sheets, shown, isPending, isEmpty, error, onRetry, onShow, onStart } = props
  const { t, i18n } = useLingui()
  const [{ format, startSlot, papers }] = useDevice()
  const [box, width] = useWidth()
  const { width: wide, height: high, pixels } = sizes[format]
  if (isEmpty && !isPending) {
    return (
      <div className={styles['stage']}>
        <EmptyState
          title={papers.length === 0 ? t`No papers are chosen` : t`No orders to print`}
          detail={
            papers.length === 0
              ? t`Choose labels, packing slips, or invoices.`
              : t`Scan an order to add it, or select orders in the list.`
          }
        />
      </div>
    )
  }
  if (error) {
    return (
      <div className={styles['stage']}>
        <ProblemState
          title={wordError(i18n, 'printPapers', error)}
          detail={errorDetail(i18n, error)}
          onRetry={onRetry}
        />
      </div>
    )
  }
  const isFirst = shown === 0
  const percent = Math.round((width / pixels) * 100)
  const size = format.toUpperCase()
  return (
    <div className={styles['stage']}>
      <p className={styles['caption']}>
        <strong>{sheets ? t`Sheet ${shown + 1} of ${sheets.count}` : t`Preparing the preview`}</strong>
        <span>{t`${size}, ${wide} × ${high} mm`}</span>
        {width > 0 && <span className={styles['zoom']}>{t`${percent}%`}</span>}
      </p>
      <div className={styles['room']}>
        <div className={styles['middle']}>
          <div ref={box} className={styles['sheet']} data-format={format} aria-busy={isPending}>
            <Drawing key={format} sheets={sheets} shown={shown} width={width} />
            {format === 'a4' && (
              <div className={styles['slots']}>
                {SLOTS.map((slot) =>
                  isFirst ? (
                    <button
                      key={slot}
                      type="button"
                      className={styles['slot']}
                      data-used={slot < startSlot || undefined}
                      data-bare={!sheets || undefined}
                      aria-pressed={slot === startSlot}
                      aria-label={
                        slot < startSlot ? t`Slot ${slot}, used. Start here` : t`Start at slot ${slot}`
                      }
                      onClick={() => onStart(slot)}
                    >
                      <span
                        className={styles['slotNumber']}
                        // Its name says it already.
                        data-use={slot < startSlot ? t`Used` : undefined}
                      >
                        {slot}
                      </span>
                    </button>
                  ) : (
                    <span key={slot} className={styles['slot']} data-bare={!sheets || undefined}>
                      <span className={styles['slotNumber']}>{slot}</span>
                    </span>
                  ),
                )}
              </div>
            )}
          </div>
        </div>
        {sheets && <SheetList sheets={sheets} shown={shown} onShow={onShow} />}
      </div>
    </div>
  )
}

interface DrawingProps {
  sheets: Sheets | undefined
  shown: number
  /** Of the sheet on screen, in px: a sheet is drawn as large as it is seen. */
  width: number
}

function Drawing({ sheets, shown, width }: DrawingProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<Sheets>()
  useEffect(() => {
    if (!sheets || !canvas.current || width === 0) return
    const { done, stop } = sheets.draw(shown, canvas.current)
    done.then(
      () => setDrawn(sheets),
      // Another one is drawn in its place.
      () => undefined,
    )
    return stop
  }, [sheets, shown, width])
  return (
    <canvas
      ref={canvas}
      className={styles['canvas']}
      role="img"
      aria-label={t`Preview of sheet ${shown + 1}`}
      data-drawn={(sheets !== undefined && drawn === sheets) || undefined}
    />
  )
}
