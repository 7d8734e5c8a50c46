import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useCan, useSelection } from '@replybay/feature-kit'
import { Button, IconButton, useFromBreakpoint } from '@replybay/ui-kit'
import { IconScan } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from '../links.ts'
import { inSearch, numbersOf } from '../desk/chosen-orders.ts'
import { exact, isArticle, searchOrder, skusOf, useOrder } from '../model/find-order.ts'
import { isOpen, type OrderSearch, tabOfOrder } from '../model/order-search.ts'
import { usePacking } from '../packing/use-packing.ts'
import { usePackingPresence } from '../packing/use-presence.ts'
import { useScanner } from '../scanner/use-scanner.ts'
import type { CommandName } from '../scans/read-code.ts'
import { useLookUp } from '../scans/use-look-up.ts'
import { useWaitingScans } from '../scans/use-waiting-scans.ts'
import { ScanStrip } from '../strip/scan-strip.tsx'
import { useFeedback } from '../strip/use-feedback.ts'
import { useCompany } from '../model/use-company.ts'
import { OrderList } from './order-list.tsx'
import { OrderTabs } from './order-tabs.tsx'
import styles from './orders.module.css'
import { useOrders } from '../model/use-orders.ts'
import { useKeptOrders } from './use-kept-orders.ts'
import { useStationWay } from './use-station-way.ts'

const PackPane = lazyPart(async () => (await import('../packing/pack-pane.tsx')).PackPane)
const ImportDialog = lazyPart(async () => (await import('../import/import-dialog.tsx')).ImportDialog)
const PrintBar = lazyPart(async () => (await import('../print/print-bar.tsx')).PrintBar)

/** The orders, and the one that is packed beside them. Whatever is scanned on the page goes into its box, or opens another. */
export function Orders({ search }: { search: OrderSearch }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const companyId = useCompany()
  const navigate = useNavigate()
  const hasPanes = useFromBreakpoint('md')
  const list = useOrders(search)
  const feedback = useFeedback()
  const waiting = useWaitingScans()
  /** Whether the backend makes papers of many orders, and orders of files. */
  const hasPapers = useCan('warehouse')
  // Who comes back from the print desk finds what they had chosen.
  const selection = useSelection(`${list.tab} ${search.platform ?? ''} ${search.q ?? ''}`, numbersOf(search))
  const kept = useKeptOrders(list.orders, selection.ids)
  const selected = useMemo(
    () =>
      new Set(kept.orders.flatMap(({ orderNumber }) => (selection.ids.has(orderNumber) ? orderNumber : []))),
    [kept.orders, selection.ids],
  )
  const { order, error, retry } = useOrder(search.open, list.orders)
  const known = useMemo(() => skusOf(list.orders), [list.orders])

  const change = (changed: Partial<OrderSearch>) =>
    void navigate({ to: '/warehouse/orders', search: (now) => ({ ...now, ...changed }), resetScroll: false })
  const show = (next: WarehouseOrder) => change({ status: tabOfOrder(next), open: next.orderNumber })
  function select(numbers: Iterable<string>) {
    selection.set(numbers)
    if (search.orders === undefined) return
    void navigate({
      to: '/warehouse/orders',
      search: (now) => ({ ...now, orders: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  async function toDesk() {
    const orders = inSearch(selection.ids)
    const keep = { to: '/warehouse/orders', resetScroll: false } as const
    await navigate({ ...keep, search: (now) => ({ ...now, orders }), replace: true })
    await navigate({ ...keep, search: (now) => ({ ...now, orders, section: 'print', open: undefined }) })
  }
  function open(next: WarehouseOrder) {
    show(next)
    feedback.tell({ tone: 'right', sound: 'command', title: next.orderNumber, detail: next.customer?.name })
  }
  const look = useLookUp({
    open: search.open,
    inSight: (code) => exact(order ? [order, ...list.orders] : list.orders, code),
    search: (code) => searchOrder(client, companyId, code),
    onFound: open,
    isArticle: order ? (code) => isArticle(client, order, code) : undefined,
    onArticle: (SKU) => packing.tellWrong(SKU),
    feedback,
    withoutServer: t`The server can’t be reached. Orders that are on the page can be scanned.`,
  })
  /** The order below the open one, or the first. */
  function goOn() {
    const place = list.orders.findIndex(({ orderNumber }) => orderNumber === search.open)
    const next =
      list.orders.slice(place + 1).find((one) => isOpen(one)) ??
      list.orders.find((one) => isOpen(one) && one.orderNumber !== search.open)
    if (next) show(next)
    else change({ open: undefined })
  }
  function obey(command: CommandName) {
    if (command === 'undo') packing.undoLast()
    else if (command === 'next') goOn()
    else
      feedback.tell({
        tone: 'info',
        title: t`That code belongs to the packing station`,
        sound: 'unknown',
      })
  }
  const packing = usePacking({
    order: order ?? undefined,
    isKnown: (SKU) => known.has(SKU),
    feedback,
    onCommand: obey,
    onOther: look,
  })
  usePackingPresence(order ?? undefined, order ? isOpen(order) : false)
  const state = useScanner(packing.onCode)
  const openStation = useStationWay()
  const isOpenHere = search.open !== undefined

  return (
    <div className={styles['page']}>
      <h1 className={styles['hidden']}>{t`Orders`}</h1>
      {hasPapers && search.section === 'import' && (
        <LazyBoundary>
          <ImportDialog isOpen onClose={() => change({ section: undefined })} />
        </LazyBoundary>
      )}
      <ScanStrip
        label={t`Scan an order or an item`}
        state={state}
        waiting={waiting.length}
        last={feedback.last}
        onCode={packing.onCode}
      >
        {hasPanes ? (
          <Button className={styles['station']} leftIcon={<IconScan aria-hidden />} onClick={openStation}>
            {t`Packing station`}
          </Button>
        ) : (
          <IconButton
            size="lg"
            className={styles['station']}
            label={t`Packing station`}
            icon={<IconScan aria-hidden />}
            onClick={openStation}
          />
        )}
      </ScanStrip>
      <div className={styles['panes']} data-open={isOpenHere || undefined}>
        {(!isOpenHere || hasPanes) && (
          <div className={styles['list']}>
            <OrderTabs list={list} search={search} isNarrow={isOpenHere} onChange={change} />
            <OrderList
              list={{ ...list, orders: kept.orders }}
              search={search}
              selected={selected}
              onSelect={hasPapers ? select : undefined}
              onOpen={(one) => change({ open: one.orderNumber })}
              onClear={() => change({ q: undefined, platform: undefined })}
            />
            {selected.size > 0 && (
              <LazyBoundary>
                <PrintBar
                  orders={kept.orders}
                  chosen={selected}
                  onChooseAll={() => select(kept.orders.map(({ orderNumber }) => orderNumber))}
                  onClear={() => select([])}
                  onPrint={kept.keep}
                  onDesk={() => void toDesk()}
                  feedback={feedback}
                />
              </LazyBoundary>
            )}
          </div>
        )}
        {isOpenHere && (
          <LazyBoundary>
            <PackPane
              orderNumber={search.open ?? ''}
              order={order}
              error={error}
              packing={packing}
              feedback={feedback}
              onRetry={retry}
              onLeave={() => change({ open: undefined })}
              onDone={goOn}
              onOpen={(orderNumber) => change({ open: orderNumber })}
            />
          </LazyBoundary>
        )}
      </div>
    </div>
  )
}
