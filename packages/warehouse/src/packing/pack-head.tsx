import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { SlotOutlet, ticketLink, useCan } from '@replybay/feature-kit'
import { IconButton, Menu, Tag } from '@replybay/ui-kit'
import { IconAlertTriangle, IconDots, IconDownload, IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { isOpen } from '../model/order-search.ts'
import { platformName } from '../model/platform-name.ts'
import { usePapers } from '../print/use-papers.ts'
import type { FeedbackList } from '../strip/use-feedback.ts'
import { LeaveButton } from '../parts/leave-button.tsx'
import styles from './pack-head.module.css'
import { ProblemDialog } from './problem-dialog.tsx'

interface PackHeadProps {
  order: WarehouseOrder
  feedback: FeedbackList
  onLeave: () => void
}

/** Whose order it is, and what else can be done with it. */
export function PackHead({ order, feedback, onLeave }: PackHeadProps) {
  const { t } = useLingui()
  const papers = usePapers(order, feedback)
  const canSetAside = useCan('warehouse') && isOpen(order)
  const [isAsking, setAsking] = useState(false)
  const { customer, ticketIds = [] } = order
  const address = [
    customer?.name,
    customer?.line1,
    customer?.line2,
    [customer?.postalCode, customer?.city].filter(Boolean).join(' '),
    customer?.country,
  ].filter(Boolean)
  const hasLabels = Boolean(order.labels?.length)
  const items = [
    ...(hasLabels
      ? [
          {
            key: 'labels',
            label: t`Save the labels`,
            icon: <IconDownload aria-hidden />,
            onSelect: () => papers.labels(true),
          },
        ]
      : []),
    {
      key: 'slip',
      label: t`Save the packing slip`,
      icon: <IconDownload aria-hidden />,
      onSelect: () => papers.slip(true),
    },
    {
      key: 'bill',
      label: t`Save the invoice`,
      icon: <IconDownload aria-hidden />,
      onSelect: () => papers.bill(true),
    },
    ...(canSetAside
      ? [
          {
            key: 'problem',
            label: t`Set aside with a problem`,
            icon: <IconAlertTriangle aria-hidden />,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
  ]
  return (
    <header className={styles['head']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          {order.orderNumber}
          <Tag>{platformName(order.platform)}</Tag>
          {order.remainderOf !== undefined && <Tag tone="info">{t`Backorder of ${order.remainderOf}`}</Tag>}
        </h2>
        <p className={styles['address']}>{address.join(' · ')}</p>
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
        items={items}
      />
      <LeaveButton label={t`Close the order`} list={t`Orders`} onLeave={onLeave} />
      {isAsking && <ProblemDialog order={order} onClose={() => setAsking(false)} />}
    </header>
  )
}
