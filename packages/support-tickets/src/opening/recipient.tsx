import { Trans, useLingui } from '@lingui/react/macro'
import { customerQueries } from '@replybay/api-client'
import { Avatar, Button, Skeleton } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { CustomerFailure } from '../model/customer-failure.tsx'
import { customerName } from '../model/customer-name.ts'
import styles from './new-ticket.module.css'

interface RecipientProps {
  customerId: string
  /** Absent where it is settled who it is. */
  onChange: (() => void) | undefined
}

/** Whom the message is for. */
export function Recipient({ customerId, onChange }: RecipientProps) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(customerQueries.detail(customerId))
  if (!data) {
    return error ? (
      <CustomerFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="2.5rem" />
    )
  }
  const { customer } = data
  const name = customerName(i18n, customer)
  const reach = customer.email ?? customer.phone ?? customer.handle
  return (
    <div>
      <div role="group" aria-label={t`Customer`} className={styles['recipient']}>
        <Avatar name={name} size={32} />
        <div className={styles['who']}>
          <p className={styles['name']} dir="auto">
            {name}
          </p>
          {reach && reach !== name && <p className={styles['quiet']}>{reach}</p>}
        </div>
        {onChange && (
          <Button size="sm" variant="subtle" onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      {customer.blocked && (
        <p className={styles['quiet']}>
          <Trans>This customer is blocked. Their messages don’t open tickets or notify anyone.</Trans>
        </p>
      )}
    </div>
  )
}
