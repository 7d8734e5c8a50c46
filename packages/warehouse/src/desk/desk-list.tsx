import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, Skeleton, Tag } from '@replybay/ui-kit'
import { IconAlertCircle, IconMapPin, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDevice } from '../device/device-settings.ts'
import type { PrintedAtOnce } from '../device/print-log.ts'
import { explainError } from '../errors.ts'
import { exact } from '../model/find-order.ts'
import type { FailedLabel } from '../print/use-print-run.ts'
import type { useChosenOrders } from './chosen-orders.ts'
import styles from './desk-list.module.css'
import type { PlacedPaper, Sheets } from './open-sheets.ts'
import { PrintedToday } from './printed-today.tsx'

interface DeskListProps {
  chosen: ReturnType<typeof useChosenOrders>
  canceled: readonly WarehouseOrder[]
  failed: readonly FailedLabel[]
  sheets: Sheets | undefined
  /** The sheet that is in sight, from 0. */
  shown: number
  /** There is room for a line alone. */
  isStrip: boolean
  isBusy: boolean
  isPrinting: boolean
  onShow: (sheet: number) => void
  onRetry: (order: WarehouseOrder) => void
  onReprint: (printed: PrintedAtOnce) => void
}

/** The orders on the desk by the sheets on which they lie, and those that are left out, with the reason. */
export function DeskList(props: DeskListProps) {
  const { chosen, canceled, failed, sheets, shown, isStrip, isBusy, isPrinting, onShow, onRetry, onReprint } =
    props
  const { t, i18n } = useLingui()
  const [{ format, startSlot }] = useDevice()
  const isSheet = format === 'a4'
  const placed = placesOf(sheets?.papers ?? [])
  const groups = Map.groupBy(placed, ({ sheet }) => (isSheet ? sheet : 0))
  const count = failed.length + canceled.length + chosen.missing.length
  return (
    <nav className={styles['list']} aria-label={t`Orders by sheet`} data-strip={isStrip || undefined}>
      {chosen.isLoading && placed.length === 0 && (
        <div role="status" aria-busy="true" aria-label={t`Loading the orders`} className={styles['waiting']}>
          <Skeleton width="60%" />
          <Skeleton width="45%" />
        </div>
      )}
      {Array.from(groups, ([sheet, places]) => (
        <Group
          key={sheet}
          title={
            isSheet
              ? t`Sheet ${sheet + 1}`
              : t`${plural(placed.length, { one: '# order', other: '# orders' })}`
          }
          aside={isSheet ? <SlotsOfSheet sheet={sheet} startSlot={startSlot} sheets={sheets} /> : undefined}
        >
          {places.map(({ orderNumber, slots, sheet: first }) => (
            <OrderRow
              key={orderNumber}
              orderNumber={orderNumber}
              order={exact(chosen.orders, orderNumber)}
              slots={isSheet ? slots : []}
              isShown={first === shown}
              onShow={() => onShow(first)}
            />
          ))}
        </Group>
      ))}
      {count > 0 && (
        <Group title={t`Left out`} aside={count}>
          {failed.map(({ order, error }) => (
            <LeftOut
              key={order.orderNumber}
              orderNumber={order.orderNumber}
              reason={explainError(i18n, 'generateLabels', error)}
              action={
                <Button
                  variant="danger"
                  leftIcon={<IconRefresh aria-hidden />}
                  disabled={isBusy}
                  onClick={() => onRetry(order)}
                >
                  {t`Retry`}
                </Button>
              }
            />
          ))}
          {canceled.map(({ orderNumber }) => (
            <LeftOut
              key={orderNumber}
              orderNumber={orderNumber}
              reason={t({ context: 'order', message: 'It was canceled.' })}
            />
          ))}
          {chosen.missing.map((number) => (
            <LeftOut key={number} orderNumber={number} reason={t`There is no such order.`} />
          ))}
        </Group>
      )}
      {!isStrip && <PrintedToday isBusy={isBusy || isPrinting} onReprint={onReprint} />}
    </nav>
  )
}

function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['group']} aria-label={title}>
      <h2 className={styles['groupHead']}>
        <span>{title}</span>
        <span className={styles['aside']}>{aside}</span>
      </h2>
      <ul className={styles['rows']}>{children}</ul>
    </section>
  )
}

interface SlotsOfSheetProps {
  sheet: number
  startSlot: number
  sheets: Sheets | undefined
}

function SlotsOfSheet({ sheet, startSlot, sheets }: SlotsOfSheetProps) {
  const { t, i18n } = useLingui()
  const count = sheets?.papers.filter((paper) => paper.sheet === sheet).length ?? 0
  if (sheet > 0 || startSlot === 1) return t`${plural(count, { one: '# slot', other: '# slots' })}`
  const used = Array.from({ length: startSlot - 1 }, (_, slot) => String(slot + 1))
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(used)
  return t`${plural(used.length, { one: `Slot ${names} is used`, other: `Slots ${names} are used` })}`
}

interface OrderRowProps {
  orderNumber: string
  order: WarehouseOrder | undefined
  slots: readonly number[]
  isShown: boolean
  onShow: () => void
}

function OrderRow({ orderNumber, order, slots, isShown, onShow }: OrderRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const shelf = order?.items.flatMap(({ shelf: one }) => one || [])[0]
  const where = slots.map((slot) => formats.number(slot)).join(', ')
  return (
    <li>
      <button type="button" className={styles['row']} aria-current={isShown || undefined} onClick={onShow}>
        {where && (
          <span className={styles['slots']} aria-label={t`Slots ${where}`} role="img">
            {where}
          </span>
        )}
        <span className={styles['who']}>
          <span className={styles['number']}>{orderNumber}</span>
          <span className={styles['name']} title={order?.customer?.name}>
            {order?.customer?.name}
          </span>
        </span>
        {shelf && (
          <span className={styles['shelf']}>
            <Tag icon={<IconMapPin aria-hidden />}>{shelf}</Tag>
          </span>
        )}
      </button>
    </li>
  )
}

function LeftOut({
  orderNumber,
  reason,
  action,
}: {
  orderNumber: string
  reason: string
  action?: ReactNode
}) {
  return (
    <li className={styles['leftOut']}>
      <IconAlertCircle aria-hidden />
      <span className={styles['who']}>
        <span className={styles['number']}>{orderNumber}</span>
        <span className={styles['reason']}>{reason}</span>
      </span>
      {action}
    </li>
  )
}

interface Place {
  orderNumber: string
  /** The first on which a paper of it lies. */
  sheet: number
  /** Of all its papers. */
  slots: readonly number[]
}

/** Where the papers of each order lie. */
function placesOf(papers: readonly PlacedPaper[]): Place[] {
  return Array.from(
    Map.groupBy(papers, ({ orderNumber }) => orderNumber),
    ([orderNumber, own]) => ({
      orderNumber,
      sheet: own[0]?.sheet ?? 0,
      slots: own.map(({ slot }) => slot),
    }),
  )
}
