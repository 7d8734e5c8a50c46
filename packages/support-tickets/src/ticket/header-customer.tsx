import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { customerName } from '../model/customer-name.ts'
import styles from './ticket-header.module.css'

interface HeaderCustomerProps {
  ticket: Ticket
  /** Shows more about them; absent where that stands beside the ticket. */
  onShow: (() => void) | undefined
}

/** Who wrote. A press shows more, where that is a drawer. */
export function HeaderCustomer({ ticket, onShow }: HeaderCustomerProps) {
  const { t, i18n } = useLingui()
  const name = customerName(i18n, ticket.customer)
  return (
    <>
      <span className={onShow ? styles['nameBeside'] : styles['name']} dir="auto">
        {name}
      </span>
      {onShow && (
        <button
          type="button"
          className={styles['nameButton']}
          aria-label={t`Customer: ${name}`}
          onClick={onShow}
        >
          <bdi>{name}</bdi>
        </button>
      )}
    </>
  )
}
