import { useLingui } from '@lingui/react/macro'
import { useDevice } from '../device/device-settings.ts'
import type { Sheets } from './open-sheets.ts'
import styles from './sheet-list.module.css'

interface SheetListProps {
  sheets: Sheets
  shown: number
  onShow: (sheet: number) => void
}

/** All sheets, small: which slots are used and what lies in the others. */
export function SheetList({ sheets, shown, onShow }: SheetListProps) {
  const { t } = useLingui()
  const [{ format, startSlot }] = useDevice()
  if (sheets.count < 2) return null
  const slots = format === 'a4' ? [1, 2, 3, 4] : [1]
  return (
    <ol className={styles['sheets']} aria-label={t`Sheets`}>
      {Array.from({ length: sheets.count }, (_, sheet) => (
        <li key={sheet}>
          <button
            type="button"
            className={styles['sheet']}
            data-format={format}
            aria-label={t`Sheet ${sheet + 1}`}
            aria-current={sheet === shown || undefined}
            onClick={() => onShow(sheet)}
          >
            {slots.map((slot) => (
              <span
                key={slot}
                className={styles['slot']}
                data-kind={
                  sheet === 0 && slot < startSlot && format === 'a4'
                    ? 'used'
                    : sheets.papers.find(
                        (paper) => paper.sheet === sheet && (format === 'a6' || paper.slot === slot),
                      )?.kind
                }
              />
            ))}
          </button>
        </li>
      ))}
    </ol>
  )
}
