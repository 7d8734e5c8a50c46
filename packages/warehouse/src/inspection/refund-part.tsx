import { useLingui } from '@lingui/react/macro'
import { warehouseMutations, type WarehouseReturn } from '@replybay/api-client'
import { integrationsLink, SlotOutlet, useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Banner, Button, ConfirmDialog, Tag, useIsOnline } from '@replybay/ui-kit'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { explainError, reasonOf } from '../errors.ts'
import { usePaymentService } from '../model/use-connected.ts'
import { isRefundable, openRefund } from './refund-due.ts'
import styles from './return-side.module.css'
import { useRefundWords } from './use-refund-words.ts'

type Payment = NonNullable<WarehouseReturn['refundPayment']>

/** Whether the refund of a return is paid, and the ways to pay it: through the connected payment service, or elsewhere. */
export function RefundPart({ row }: { row: WarehouseReturn }) {
  const canPay = useCan('integrations')
  const status = useRef<HTMLDivElement>(null)
  const isDoneHere = useRef(false)
  const service = usePaymentService()
  const { refundPayment: payment } = row
  const isOpen = openRefund(row) !== undefined
  // Its button is gone: who works with keys goes on at what is said in its place.
  useEffect(() => {
    if (isOpen || !isDoneHere.current) return
    isDoneHere.current = false
    status.current?.focus()
  }, [isOpen])
  if (payment === undefined && !isRefundable(row)) return null
  const onDone = () => {
    isDoneHere.current = true
  }
  return (
    <div className={styles['refund']}>
      <div role="status" ref={status} tabIndex={-1} className={styles['state']}>
        {payment && <PaymentState payment={payment} />}
      </div>
      {canPay && isOpen && service === 'none' && <NoPaymentService />}
      {canPay && isOpen && service !== 'none' && (
        <PayRefund row={row} isAgain={payment !== undefined} onDone={onDone} />
      )}
      {canPay && isOpen && <MarkRefunded row={row} onDone={onDone} />}
    </div>
  )
}

function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useRefundWords()
  const { state, at, byName, problem, message } = payment
  const when = formats.shortMoment(new Date(at))
  const why =
    problem === undefined ? undefined : words(problem, message, state === 'waiting' ? state : 'failed')
  if (state === 'failed') {
    return (
      <Banner tone="danger">
        <strong>{t`The refund was not paid.`}</strong> {why}
      </Banner>
    )
  }
  if (state === 'elsewhere') {
    return (
      <p className={styles['paid']}>
        <Tag icon={<IconCheck aria-hidden />}>{t`Refunded elsewhere`}</Tag>
        <span className={styles['quiet']}>
          {byName === undefined ? when : t`${when}, marked by ${byName}`}
        </span>
      </p>
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

/** Said before a button is pressed that could do nothing. */
function NoPaymentService() {
  const { t } = useLingui()
  return (
    <p className={styles['quiet']}>
      {t`No payment service is connected. Pay the refund where the order was paid.`}{' '}
      <SlotOutlet slot={integrationsLink} open="stripe">{t`Connect Stripe`}</SlotOutlet>
    </p>
  )
}

interface RefundStepProps {
  row: WarehouseReturn
  /** The return says so by now. */
  onDone: () => void
}

function PayRefund({ row, isAgain, onDone }: RefundStepProps & { isAgain: boolean }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const isOnline = useIsOnline()
  const [isAsked, setAsked] = useState(false)
  const { companyId, orderNumber, customer, currency = '', refund = 0 } = row
  const { mutate, reset, isPending, error } = useMutation({
    ...warehouseMutations.refundReturn(),
    onSettled: (_answer, failure) => setAsked(failure !== null),
    onSuccess: onDone,
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

/** Says that the customer has their money already: nothing is paid. */
function MarkRefunded({ row, onDone }: RefundStepProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const isOnline = useIsOnline()
  const [isAsked, setAsked] = useState(false)
  const { companyId, orderNumber, currency = '', refund = 0 } = row
  const { mutate, reset, isPending, error } = useMutation({
    ...warehouseMutations.refundReturn(),
    onSettled: (_answer, failure) => setAsked(failure !== null),
    onSuccess: onDone,
  })
  const sum = formats.money(refund, currency)
  return (
    <>
      <Button
        variant="subtle"
        className={styles['choice']}
        disabled={!isOnline}
        onClick={() => {
          reset()
          setAsked(true)
        }}
      >
        {t`Mark as refunded elsewhere`}
      </Button>
      <ConfirmDialog
        title={t`Was ${sum} refunded elsewhere?`}
        isOpen={isAsked}
        variant="primary"
        confirmLabel={t`Mark as refunded`}
        busy={isPending}
        error={error && [t`Nothing has changed.`, reasonOf(i18n, error)].filter(Boolean).join(' ')}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate({ companyId, orderNumber, isPaidElsewhere: true })}
      >
        <p>{t`Nothing is paid. The return of ${orderNumber} says that you refunded it. This can’t be undone.`}</p>
      </ConfirmDialog>
    </>
  )
}
