import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Tag } from '@replybay/ui-kit'
import { ticketTitle } from '../model/customer-name.ts'
import styles from './thread-head.module.css'
import { OrderChip } from './work/order-chip.tsx'

/** The whole subject with orders and tags, above what was said: where the header has room for one line. */
export function ThreadHead({ ticket }: { ticket: Ticket }) {
  const { t, i18n } = useLingui()
  const { tags = [] } = ticket
  const orders = tags.filter(isOrderNumber)
  const others = tags.filter((tag) => !isOrderNumber(tag))
  return (
    <div className={styles['head']}>
      <h2 className={styles['subject']} dir="auto">
        {ticketTitle(i18n, ticket)}
      </h2>
      {tags.length > 0 && (
        <ul aria-label={t`Tags`} className={styles['tags']}>
          {orders.map((order) => (
            <li key={order}>
              <OrderChip order={order} />
            </li>
          ))}
          {others.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
