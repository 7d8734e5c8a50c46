import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { Button, IconButton, Keys, Progress } from '@replybay/ui-kit'
import { IconDownload, IconInfoCircle, IconPrinter, IconSettings } from '@tabler/icons-react'
import { useDevice } from '../device/device-settings.ts'
import { lacksLabel, type usePrintRun } from '../print/use-print-run.ts'
import type { Sheets } from './open-sheets.ts'
import styles from './print-desk.module.css'

interface DeskFootProps {
  orders: readonly WarehouseOrder[]
  sheets: Sheets | undefined
  run: ReturnType<typeof usePrintRun>
  canPrint: boolean
  /** What prints, by the keyboard. */
  keys: string
  /** Opens the settings, where they have no room of their own. */
  onSettings?: () => void
}

/** Prints, and says before what that does: labels are made once, and those that exist are used. */
export function DeskFoot({ orders, sheets, run, canPrint, keys, onSettings }: DeskFootProps) {
  const { t } = useLingui()
  const [{ papers }] = useDevice()
  const { made } = run
  const lacking = papers.includes('label') ? orders.filter(lacksLabel).length : 0
  const count = sheets?.count ?? 0
  const words = made
    ? t`${made.done} of ${made.of} labels made`
    : lacking > 0
      ? t`${plural(lacking, { one: '# label is made first.', other: '# labels are made first.' })}`
      : t`Reprints use the label that exists.`
  return (
    <footer className={styles['foot']}>
      {made && (
        <Progress
          className={styles['progress']}
          label={t`Making labels`}
          value={made.of === 0 ? 1 : made.done / made.of}
        />
      )}
      <p className={styles['note']}>
        <IconInfoCircle aria-hidden />
        <span role="status">{words}</span>
      </p>
      <div className={styles['buttons']}>
        {onSettings && (
          <IconButton
            size="lg"
            className={styles['square']}
            label={t`Print settings`}
            icon={<IconSettings aria-hidden />}
            onClick={onSettings}
          />
        )}
        <IconButton
          size="lg"
          className={styles['square']}
          label={t`Download as PDF`}
          icon={<IconDownload aria-hidden />}
          disabled={!canPrint}
          onClick={run.save}
        />
        {made ? (
          <Button className={styles['print']} onClick={run.stop}>
            {t`Stop`}
          </Button>
        ) : (
          <Button
            variant="primary"
            className={styles['print']}
            leftIcon={<IconPrinter aria-hidden />}
            loading={run.isPrinting}
            disabled={!canPrint}
            onClick={run.start}
          >
            {t`Print ${plural(count, { one: '# sheet', other: '# sheets' })}`}
            <span className={styles['keys']}>
              <Keys keys={keys} decorative />
            </span>
          </Button>
        )}
      </div>
    </footer>
  )
}
