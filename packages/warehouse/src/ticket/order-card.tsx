import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder, WarehouseReturn } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, Tag, textLinkClassName } from '@replybay/ui-kit'
import { IconArrowBackUp, IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import { deliveredAtOf } from './delivered-at-of.ts'
import { OrderNumber } from './order-number.tsx'
import styles from './ticket-orders.module.css'
import { ReturnDialog } from './return-dialog.tsx'
import { stepsOf } from './steps-of.ts'
import { useStateWords } from './use-state-words.ts'

interface OrderCardProps {
  order: WarehouseOrder
  /** Of this order, the newest first. */
  returns: readonly WarehouseReturn[]
}

/** An order beside a conversation: what it is of, how far it has come, and what comes back of it. */
export function OrderCard({ order, returns }: OrderCardProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useStateWords()
  const canReturn = useCan('warehouse')
  const [isReturning, setReturning] = useState(false)
  const { items, status, currency, carrier, labels, problem, sentAt } = order
  const [label] = labels ?? []
  const state = words.ofOrder(order)
  const names = [
    t({ context: 'order', message: 'Labeled' }),
    t({ context: 'order', message: 'Packed' }),
    t({ context: 'order', message: 'Sent' }),
  ]
  const last = deliveredAtOf(order) ?? sentAt ?? label?.createdAt ?? order.createdAt
  return (
    <>
      <div className={styles['line']}>
        <h3 className={styles['title']}>
          <OrderNumber order={order} />
        </h3>
        {state && <Tag tone={state.tone}>{state.words}</Tag>}
      </div>
      <ul className={styles['items']}>
        {items.map((item, place) => (
          <li key={`${item.SKU} ${place}`} className={styles['item']}>
            <ItemPicture item={item} />
            <span className={styles['what']}>
              <span dir="auto">{item.name ?? item.SKU}</span>
              <span className={styles['quiet']}>
                {[
                  item.name === undefined ? undefined : item.SKU,
                  item.price === undefined || currency === undefined
                    ? `${item.quantity} ×`
                    : `${item.quantity} × ${formats.money(item.price, currency)}`,
                ]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ol className={styles['steps']} aria-label={t`How far the order is`}>
        {stepsOf(order).map((step, place) => (
          <li key={names[place]} data-state={step} aria-current={step === 'running' ? 'step' : undefined}>
            {names[place]}
          </li>
        ))}
      </ol>
      {status === 'problem' && problem !== undefined && <p className={styles['problem']}>{problem}</p>}
      {carrier !== undefined && (
        <p className={styles['carrier']}>
          <IconTruckDelivery aria-hidden />
          <span className={styles['way']}>
            {carrier}{' '}
            {label?.trackingNumber !== undefined &&
              (label.trackingUrl === undefined ? (
                <strong>{label.trackingNumber}</strong>
              ) : (
                <a href={label.trackingUrl} target="_blank" rel="noreferrer" className={textLinkClassName()}>
                  {label.trackingNumber}
                </a>
              ))}
          </span>
          {last !== undefined && <time dateTime={last}>{formats.shortMoment(new Date(last))}</time>}
        </p>
      )}
      {returns.map((one) => {
        const back = words.ofReturn(one)
        return (
          back && (
            <p key={one.requestedAt} className={styles['back']}>
              <IconArrowBackUp aria-hidden />
              <span className={styles['way']}>
                {one.items.map(({ quantity, name, SKU }) => `${quantity} × ${name ?? SKU}`).join(', ')}
              </span>
              <Tag tone={back.tone}>{back.words}</Tag>
            </p>
          )
        )
      })}
      {canReturn && status === 'sent' && !returns.some(isUnderWay) && (
        <Button size="sm" leftIcon={<IconArrowBackUp aria-hidden />} onClick={() => setReturning(true)}>
          {t`Open a return`}
        </Button>
      )}
      <ReturnDialog order={order} isOpen={isReturning} onClose={() => setReturning(false)} />
    </>
  )
}

const isUnderWay = ({ status }: WarehouseReturn) => status !== 'done' && status !== 'declined'
