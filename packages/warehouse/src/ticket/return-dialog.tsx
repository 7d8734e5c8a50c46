import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { Banner, Button, Dialog, IconButton, TextArea, useToasts } from '@replybay/ui-kit'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../errors.ts'
import { linesOf } from '../scans/lines.ts'
import styles from './ticket-orders.module.css'

interface ReturnDialogProps {
  order: WarehouseOrder
  isOpen: boolean
  onClose: () => void
}

/** Opens a return of what a customer wants to send back. What is chosen stays while the dialog is closed. */
export function ReturnDialog({ order, isOpen, onClose }: ReturnDialogProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [reason, setReason] = useState('')
  const { mutate, isPending, error, reset } = useMutation(warehouseMutations.requestReturn())
  const { companyId, orderNumber } = order
  const items = [...chosen]
    .map(([SKU, quantity]) => ({ SKU, quantity }))
    .filter(({ quantity }) => quantity > 0)
  const choose = (SKU: string, quantity: number) => setChosen(new Map(chosen).set(SKU, quantity))
  function close() {
    reset()
    onClose()
  }
  function send() {
    mutate(
      { companyId, orderNumber, items, ...(reason.trim() && { reason: reason.trim() }) },
      {
        onSuccess() {
          setChosen(new Map())
          setReason('')
          close()
          toasts.show({ title: t`Return of ${orderNumber} opened` })
        },
      },
    )
  }
  return (
    <Dialog
      title={t`Open a return of ${orderNumber}`}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          <Button variant="primary" disabled={items.length === 0} loading={isPending} onClick={send}>
            {t`Open return`}
          </Button>
        </>
      }
    >
      <p className={styles['quiet']}>{t`Which items are being returned?`}</p>
      <ul className={styles['lines']}>
        {linesOf(order, []).map(({ SKU, name, quantity }) => {
          const count = chosen.get(SKU) ?? 0
          return (
            <li key={SKU} className={styles['line']}>
              <span className={styles['way']} dir="auto">
                {name}
              </span>
              <span className={styles['stepper']}>
                <IconButton
                  label={t`One ${name} less`}
                  icon={<IconMinus aria-hidden />}
                  disabled={count === 0}
                  onClick={() => choose(SKU, count - 1)}
                />
                <output aria-label={name}>{t`${count} of ${quantity}`}</output>
                <IconButton
                  label={t`One ${name} more`}
                  icon={<IconPlus aria-hidden />}
                  disabled={count === quantity}
                  onClick={() => choose(SKU, count + 1)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <TextArea
        label={t`Reason, in the customer’s words`}
        value={reason}
        limit={2_000}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && <Banner tone="danger">{explainError(i18n, 'requestReturn', error)}</Banner>}
    </Dialog>
  )
}
