import { useLingui } from '@lingui/react/macro'
import { warehouseMutations, type WarehouseReturn } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Banner, Button, ConfirmDialog, Tag, useIsOnline } from '@replybay/ui-kit'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../errors.ts'
import styles from './return-side.module.css'
import { useRefundWords } from './use-refund-words.ts'

type Payment = NonNullable<WarehouseReturn['refundPayment']>

/** Whether the refund of a return is paid, and the way to pay it through the connected payment service. */
export function RefundPart({ row }: { row: WarehouseReturn }) {
  const canPay = useCan('integrations')
  const { refundPayment: payment } = row
  if (payment === undefined && !isDue(row)) return null
  return (
    <div className={styles['refund']}>
      <div role="status">{payment && <PaymentState payment={payment} />}</div>
      {canPay && payment?.state !== 'waiting' && payment?.state !== 'paid' && (
        <PayRefund row={row} isAgain={payment !== undefined} />
      )}
    </div>
  )
}

/** Money goes back for what was inspected, unless something else is sent in exchange. */
function isDue({ status, refund = 0, exchange }: WarehouseReturn): boolean {
  const isExchanged = exchange !== undefined && exchange.state !== 'declined'
  return status === 'done' && refund > 0 && !isExchanged
}

function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useRefundWords()
  const { state, at, byName, problem, message } = payment
  const when = formats.shortMoment(new Date(at))
  const why = problem === undefined ? undefined : words(problem, message)
  if (state === 'failed') {
    return (
      <Banner tone="danger">
        <strong>{t`The refund was not paid.`}</strong> {why}
      </Banner>
    )
  }
  return (
    <p className={styles['paid']}>
      {state === 'paid' ? (
        <Tag tone="success" icon={<IconCheck aria-hidden />}>{t`Refund paid`}</Tag>
      ) : (
        <Tag tone="info" icon={<IconClock aria-hidden />}>{t`Refund on its way`}</Tag>
      )}
      <span className={styles['quiet']}>
        {byName === undefined ? when : t`${when}, requested by ${byName}`}
      </span>
      {why !== undefined && <span className={styles['quiet']}>{why}</span>}
    </p>
  )
}

function PayRefund({ row, isAgain }: { row: WarehouseReturn; isAgain: boolean }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const isOnline = useIsOnline()
  const [isAsked, setAsked] = useState(false)
  const { companyId, orderNumber, customer, currency = '', refund = 0 } = row
  const { mutate, reset, isPending, error } = useMutation({
    ...warehouseMutations.refundReturn(),
    onSettled: (_answer, failure) => setAsked(failure !== null),
  })
  const sum = formats.money(refund, currency)
  const name = customer?.name ?? orderNumber
  return (
    <>
      <Button
        className={styles['choice']}
        disabled={!isOnline}
        onClick={() => {
          reset()
          setAsked(true)
        }}
      >
        {isAgain ? t`Retry refund of ${sum}` : t`Refund ${sum}`}
      </Button>
      <ConfirmDialog
        title={t`Refund ${sum} to ${name}?`}
        isOpen={isAsked}
        variant="primary"
        confirmLabel={t`Refund ${sum}`}
        busy={isPending}
        error={error && explainError(i18n, 'refundReturn', error)}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate({ companyId, orderNumber })}
      >
        <p>{t`The money goes back the way order ${orderNumber} was paid. This can’t be undone.`}</p>
      </ConfirmDialog>
    </>
  )
}
