import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder, WarehouseReturn } from '@replybay/api-client'
import { SlotOutlet, ticketLink, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, IconButton, Menu, Tag, textLinkClassName, useFromBreakpoint } from '@replybay/ui-kit'
import {
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconDots,
  IconDownload,
  IconEye,
  IconList,
  IconMessage,
  IconScale,
} from '@tabler/icons-react'
import { Link } from '../links.ts'
import styles from '../packing/pack-head.module.css'
import { usePapers } from '../print/use-papers.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { dayOf } from './day-of.ts'
import { LeaveButton } from '../parts/leave-button.tsx'
import own from './return-pane.module.css'
import type { Decision } from './use-decision.ts'

/** From one return to the next, where the list is not beside it. */
export interface Walk {
  count: number | undefined
  before: WarehouseReturn | undefined
  behind: WarehouseReturn | undefined
  open: (row: WarehouseReturn) => void
  openList: () => void
}

interface ReturnHeadProps {
  row: WarehouseReturn
  /** What was sent; undefined while that is unknown. */
  order: WarehouseOrder | undefined
  /** Who has it open at another table. */
  other: string | undefined
  feedback: FeedbackList
  walk: Walk
  /** Whether the server knows disputes that are opened here. */
  canDecide: boolean
  onDecide: (decision: Decision) => void
  onLeave: () => void
}

/** Whose return it is, how old the order, and what else can be done with it. */
export function ReturnHead(props: ReturnHeadProps) {
  const { row, order, other, feedback, walk, canDecide, onDecide, onLeave } = props
  const { t } = useLingui()
  const formats = useFormats()
  const hasList = useFromBreakpoint('lg')
  const hasRoom = useFromBreakpoint('md')
  const papers = usePapers(order ?? row, feedback)
  const { customer, ticketIds = [], orderNumber } = row
  const canDispute = canDecide && (row.status === 'arrived' || row.status === 'done')
  return (
    <header className={`${styles['head']} ${own['head']}`}>
      {!hasRoom && <LeaveButton label={t`Close the return`} list={t`Returns`} onLeave={onLeave} />}
      {!hasList && hasRoom && (
        <Button
          className={own['walk']}
          aria-label={walk.count === undefined ? t`Show the list` : t`Show the list: ${walk.count}`}
          leftIcon={<IconList aria-hidden />}
          onClick={walk.openList}
        >
          {walk.count}
        </Button>
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          {orderNumber}
          <DayTag row={row} order={order} />
          {other !== undefined && <Tag icon={<IconEye aria-hidden />}>{t`${other} is here too`}</Tag>}
        </h2>
        <p className={styles['address']}>
          {customer?.name !== undefined && `${customer.name} · `}
          <Link
            className={textLinkClassName()}
            to="/warehouse/orders"
            search={{ status: order?.status, open: orderNumber }}
          >
            {t`Order ${orderNumber}`}
          </Link>
          {order?.sentAt !== undefined && ` · ${t`sent ${formats.shortMoment(new Date(order.sentAt))}`}`}
        </p>
      </div>
      {ticketIds.slice(0, 1).map((ticketId) => (
        <SlotOutlet key={ticketId} slot={ticketLink} ticketId={ticketId}>
          <span className={styles['ticket']}>
            <IconMessage aria-hidden />
            {t`Ticket`}
          </span>
        </SlotOutlet>
      ))}
      <Menu
        label={t`More`}
        placement="bottom-end"
        trigger={<IconButton size="lg" label={t`More`} icon={<IconDots aria-hidden />} />}
        items={[
          {
            key: 'bill',
            label: t`Save the invoice`,
            icon: <IconDownload aria-hidden />,
            onSelect: () => papers.bill(true),
          },
          ...(canDispute
            ? [
                {
                  key: 'dispute',
                  label: t`Open a dispute`,
                  icon: <IconScale aria-hidden />,
                  onSelect: () => onDecide('dispute'),
                },
              ]
            : []),
        ]}
      />
      {!hasList && hasRoom && (
        <>
          <IconButton
            size="lg"
            label={t`Previous return`}
            icon={<IconChevronLeft aria-hidden />}
            disabled={!walk.before}
            onClick={() => walk.before && walk.open(walk.before)}
          />
          <IconButton
            size="lg"
            label={t`Next return`}
            icon={<IconChevronRight aria-hidden />}
            disabled={!walk.behind}
            onClick={() => walk.behind && walk.open(walk.behind)}
          />
        </>
      )}
      {hasRoom && <LeaveButton label={t`Close the return`} list={t`Returns`} onLeave={onLeave} />}
    </header>
  )
}

function DayTag({ row, order }: Pick<ReturnHeadProps, 'row' | 'order'>) {
  const { t } = useLingui()
  const { returnDays } = useUser()
  const day = dayOf(order?.sentAt, row.requestedAt)
  if (day === undefined || returnDays === undefined || returnDays === null) return null
  return day > returnDays ? (
    <Tag tone="warning" icon={<IconClock aria-hidden />}>{t`Past ${returnDays} days`}</Tag>
  ) : (
    <Tag tone="success" icon={<IconCheck aria-hidden />}>{t`Day ${day} of ${returnDays}`}</Tag>
  )
}
