import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useWidth } from '@replybay/feature-kit'
import { Sheet, useShortcut } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDevice } from '../device/device-settings.ts'
import { useNavigate } from '../links.ts'
import type { OrderSearch } from '../model/order-search.ts'
import { useCompany } from '../model/use-company.ts'
import { exact, searchOrder } from '../model/find-order.ts'
import { ListProblem } from '../parts/list-problem.tsx'
import { usePrintRun } from '../print/use-print-run.ts'
import { useScanner } from '../scanner/use-scanner.ts'
import { useLookUp } from '../scans/use-look-up.ts'
import { useFeedback } from '../strip/use-feedback.ts'
import { inSearch, useChosenOrders } from './chosen-orders.ts'
import { DeskFoot } from './desk-foot.tsx'
import { DeskHead } from './desk-head.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskSettings } from './desk-settings.tsx'
import { DeskStage } from './desk-stage.tsx'
import styles from './print-desk.module.css'
import { useSheets } from './use-sheets.ts'

/** In px of the desk: narrower, the list is a strip; narrower still, the settings are a sheet from the bottom. */
const [LIST_FROM, SETTINGS_FROM] = [1_080, 800]

const PRINT = 'mod+p'

/** /warehouse/orders?section=print: the chosen orders as sheets, before they are printed. @see specification §2 */
export function PrintDesk({ search }: { search: OrderSearch }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const companyId = useCompany()
  const navigate = useNavigate()
  const [device, changeDevice] = useDevice()
  const [box, width] = useWidth()
  const [isSetting, setSetting] = useState(false)
  const [shown, setShown] = useState(0)
  const feedback = useFeedback()
  const chosen = useChosenOrders(search)
  const change = (changed: Partial<OrderSearch>) =>
    void navigate({ to: '/warehouse/orders', search: (now) => ({ ...now, ...changed }), replace: true })

  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const canceled = chosen.orders.filter(({ status }) => status === 'canceled')
  const printable = chosen.orders.filter(
    (order) => !canceled.includes(order) && !leftOut.has(order.orderNumber),
  )
  const { sheets, isPending, error, retry } = useSheets({
    companyId,
    orderNumbers: printable.map(({ orderNumber }) => orderNumber),
    papers: device.papers,
    format: device.format,
    startSlot: device.startSlot,
    sortBy: device.sortBy,
    stamp: device.hasStamp,
  })
  const run = usePrintRun(printable, feedback, { paperCount: isPending ? undefined : sheets?.papers.length })
  const failedNumbers = run.failed.map(({ order }) => order.orderNumber)
  // Whose label failed is on no sheet until it is there.
  if (failedNumbers.length !== leftOut.size || failedNumbers.some((number) => !leftOut.has(number))) {
    setLeftOut(new Set(failedNumbers))
  }
  const last = Math.max(0, (sheets?.count ?? 1) - 1)
  const sheet = Math.min(shown, last)

  function add({ orderNumber, customer }: WarehouseOrder) {
    const numbers = chosen.orders.map((order) => order.orderNumber)
    if (!numbers.includes(orderNumber)) change({ orders: inSearch([...numbers, orderNumber]) })
    feedback.tell({ tone: 'right', sound: 'command', title: orderNumber, detail: customer?.name })
  }
  const look = useLookUp<WarehouseOrder>({
    open: undefined,
    inSight: (code) => exact(chosen.orders, code),
    search: (code) => searchOrder(client, companyId, code),
    onFound: add,
    feedback,
    withoutServer: t`The server can’t be reached. Orders that are on the page can be scanned.`,
  })
  const state = useScanner(look)
  const canPrint = printable.length > 0 && device.papers.length > 0 && !run.isPrinting && !run.made
  useShortcut({
    id: 'print-desk',
    keys: PRINT,
    label: t`Print`,
    group: t`Warehouse`,
    run: () => canPrint && run.start(),
  })

  const settings = <DeskSettings sheets={sheets} />
  const hasSettings = width >= SETTINGS_FROM
  return (
    <div ref={box} className={styles['desk']} data-list={width >= LIST_FROM || undefined}>
      <DeskHead
        count={chosen.orders.length}
        tab={search.status}
        state={state}
        last={feedback.last}
        onLeave={() => change({ section: undefined })}
      />
      {chosen.error && chosen.orders.length === 0 ? (
        <ListProblem operation="listOrders" error={chosen.error} onRetry={chosen.retry} />
      ) : (
        <div className={styles['columns']}>
          <DeskList
            chosen={chosen}
            canceled={canceled}
            failed={run.failed}
            sheets={sheets}
            shown={sheet}
            isStrip={width < LIST_FROM}
            isBusy={Boolean(run.made)}
            isPrinting={run.isPrinting}
            onShow={setShown}
            onRetry={run.makeAgain}
            onReprint={(printed) => run.reprint(companyId, printed)}
          />
          <DeskStage
            sheets={sheets}
            shown={sheet}
            isPending={isPending || chosen.isLoading}
            isEmpty={printable.length === 0 || device.papers.length === 0}
            error={error}
            onRetry={retry}
            onShow={setShown}
            onStart={(startSlot) => changeDevice({ startSlot })}
          />
          {hasSettings && (
            <div className={styles['side']}>
              <div className={styles['settings']}>{settings}</div>
              <DeskFoot orders={printable} sheets={sheets} run={run} canPrint={canPrint} keys={PRINT} />
            </div>
          )}
        </div>
      )}
      {width > 0 && !hasSettings && (
        <>
          <DeskFoot
            orders={printable}
            sheets={sheets}
            run={run}
            canPrint={canPrint}
            keys={PRINT}
            onSettings={() => setSetting(true)}
          />
          <Sheet label={t`Print settings`} isOpen={isSetting} onClose={() => setSetting(false)}>
            {settings}
          </Sheet>
        </>
      )}
    </div>
  )
}
