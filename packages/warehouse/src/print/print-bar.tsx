import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { Button, IconButton, Progress, SelectionBar } from '@replybay/ui-kit'
import {
  IconCheck,
  IconLayoutGrid,
  IconPlayerStop,
  IconPrinter,
  IconSettings,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { type Paper, useDevice } from '../device/device-settings.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { useOneClick } from '../parts/use-one-click.ts'
import styles from './print-bar.module.css'
import { PrintSettingsDialog } from './print-settings-dialog.tsx'
import { usePrintRun } from './use-print-run.ts'

interface PrintBarProps {
  orders: readonly WarehouseOrder[]
  /** The numbers of the chosen orders. */
  chosen: ReadonlySet<string>
  onChooseAll: () => void
  onClear: () => void
  /** Told of the orders that are printed, and of each once its label was made. */
  onPrint: (orders: readonly WarehouseOrder[]) => void
  /** Shows the chosen ones as sheets. */
  onDesk: () => void
  feedback: FeedbackList
}

/** Below the list: labels, packing slips and invoices of the chosen orders, as one PDF. */
export function PrintBar({ orders, chosen, onChooseAll, onClear, onPrint, onDesk, feedback }: PrintBarProps) {
  const { t } = useLingui()
  const [device, changeDevice] = useDevice()
  const isOwn = useOneClick()
  const [isSetting, setSetting] = useState(false)
  const selected = orders.filter(({ orderNumber }) => chosen.has(orderNumber))
  const run = usePrintRun(selected, feedback, { onPrint })
  const names: Record<Paper, string> = { label: t`Labels`, slip: t`Packing slips`, bill: t`Invoices` }
  const isMaking = run.made !== undefined
  const toggle = (paper: Paper) =>
    changeDevice({
      papers: device.papers.includes(paper)
        ? device.papers.filter((one) => one !== paper)
        : [...device.papers, paper],
    })
  return (
    <div className={styles['bar']}>
      {run.made && (
        <Progress
          className={styles['progress']}
          label={t`Making labels`}
          value={run.made.of === 0 ? 1 : run.made.done / run.made.of}
        />
      )}
      <SelectionBar
        label={t`Selected orders`}
        count={
          run.made
            ? t`${run.made.done} of ${run.made.of} labels made`
            : t`${plural(selected.length, { one: '# selected', other: '# selected' })}`
        }
        more={
          run.failed.length > 0 ? (
            <Button variant="danger" onClick={run.retry}>
              {t`${plural(run.failed.length, { one: 'Retry # failed order', other: 'Retry # failed orders' })}`}
            </Button>
          ) : selected.length < orders.length ? (
            <Button variant="subtle" onClick={onChooseAll}>{t`Select all ${orders.length}`}</Button>
          ) : undefined
        }
      >
        {(['label', 'slip', 'bill'] as const).map((paper) => (
          <Button
            key={paper}
            className={styles['paper']}
            aria-pressed={device.papers.includes(paper)}
            leftIcon={device.papers.includes(paper) && <IconCheck aria-hidden />}
            onClick={() => toggle(paper)}
          >
            {names[paper]}
          </Button>
        ))}
        <span className={styles['format']}>
          {device.format === 'a4' ? t`A4, 4 on a sheet, from slot ${device.startSlot}` : t`A6, one a sheet`}
        </span>
        <IconButton
          size="lg"
          label={t`Print settings`}
          icon={<IconSettings aria-hidden />}
          onClick={() => setSetting(true)}
        />
        <IconButton size="lg" label={t`Print desk`} icon={<IconLayoutGrid aria-hidden />} onClick={onDesk} />
        <Button
          variant={isMaking ? 'default' : 'primary'}
          className={styles['print']}
          leftIcon={isMaking ? <IconPlayerStop aria-hidden /> : <IconPrinter aria-hidden />}
          loading={run.isPrinting}
          disabled={device.papers.length === 0 || selected.length === 0}
          onClick={({ timeStamp }) => {
            if (!isOwn(timeStamp)) return
            if (isMaking) run.stop()
            else run.start()
          }}
        >
          {/* As wide with either word: what stands beside it stays under the hand. */}
          <span className={styles['words']} data-making={isMaking || undefined}>
            <span>{t`Print ${plural(selected.length, { one: '# order', other: '# orders' })}`}</span>
            <span>{t`Stop`}</span>
          </span>
        </Button>
        <IconButton size="lg" label={t`Clear selection`} icon={<IconX aria-hidden />} onClick={onClear} />
      </SelectionBar>
      <PrintSettingsDialog isOpen={isSetting} onClose={() => setSetting(false)} />
    </div>
  )
}
