import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { useState } from 'react'
import { isInspected, refundOf } from '../grading/grades.ts'
import type { Grading } from '../grading/use-grading.ts'
import { ExchangePart } from './exchange-part.tsx'
import { Photos } from './photos.tsx'
import { isPaidBack } from './refund-due.ts'
import { RefundPart } from './refund-part.tsx'
import styles from './return-side.module.css'
import type { Decision } from './use-decision.ts'
import { useEventWords } from './use-event-words.ts'

interface CustomerPartProps {
  row: WarehouseReturn
  onDecide: (decision: Decision) => void
}

/** What the customer says and wants, and who they are. */
export function CustomerPart({ row, onDecide }: CustomerPartProps) {
  const { t } = useLingui()
  const { customer, reason, photos = [], exchange } = row
  const lines = [
    customer?.name,
    customer?.line1,
    customer?.line2,
    [customer?.postalCode, customer?.city].filter(Boolean).join(' '),
    customer?.country,
    customer?.email,
    customer?.phone,
  ].filter(Boolean)
  return (
    <>
      <section className={styles['part']}>
        <h3 className={styles['title']}>{t`Reason`}</h3>
        {reason === undefined ? (
          <p className={styles['quiet']}>{t`The customer gave no reason.`}</p>
        ) : (
          <Quote key={row.orderNumber} text={reason} />
        )}
        {photos.length > 0 && <Photos photos={photos} />}
      </section>
      {exchange && <ExchangePart row={row} exchange={exchange} onDecide={onDecide} />}
      {lines.length > 0 && (
        <section className={styles['part']}>
          <h3 className={styles['title']}>{t`Customer`}</h3>
          <address className={styles['address']}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
      )}
    </>
  )
}

/** So many characters are about six lines. */
const LONG = 240

/** In the words, and the language, of the customer. */
function Quote({ text }: { text: string }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <blockquote
        className={styles['quote']}
        data-short={(!isWhole && text.length > LONG) || undefined}
        dir="auto"
      >
        {text}
      </blockquote>
      {text.length > LONG && !isWhole && (
        <Button variant="subtle" onClick={() => setWhole(true)}>{t`More`}</Button>
      )}
    </>
  )
}

/** What is due, so far or in the end. */
export function MoneyPart({ row, grading }: { row: WarehouseReturn; grading: Grading }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { returnPolicy, returnDays } = useUser()
  const { currency } = row
  const { valid, broken, rejected, missing } = grading.sum
  const refund = row.refund ?? refundOf(grading.articles)
  const paid = valid + broken
  return (
    <>
      <section className={styles['part']}>
        <h3 className={styles['title']}>
          {t`Money`}
          {!isPaidBack(row) && (
            <span className={styles['quiet']}>{isInspected(row) ? t`due` : t`so far`}</span>
          )}
        </h3>
        {currency === undefined || refund === undefined ? (
          <p className={styles['quiet']}>{t`The shop didn’t send any prices.`}</p>
        ) : (
          <dl className={styles['money']}>
            <div>
              <dt>{t`Valid and broken: ${paid}`}</dt>
              <dd>{formats.money(refund, currency)}</dd>
            </div>
            {rejected > 0 && (
              <div>
                <dt>{t`Rejected, goes back: ${rejected}`}</dt>
                <dd>{formats.money(0, currency)}</dd>
              </div>
            )}
            {missing > 0 && (
              <div>
                <dt>{t`Never came: ${missing}`}</dt>
                <dd>{formats.money(0, currency)}</dd>
              </div>
            )}
            <div className={styles['total']}>
              <dt>{t`Refund`}</dt>
              <dd>{formats.money(refund, currency)}</dd>
            </div>
          </dl>
        )}
        <RefundPart row={row} />
      </section>
      {returnPolicy !== undefined && returnPolicy !== '' && (
        <details className={styles['part']}>
          <summary className={styles['summary']}>
            {t`Return policy`}
            {typeof returnDays === 'number' && (
              <span className={styles['quiet']}>{t`${returnDays} days`}</span>
            )}
          </summary>
          <p className={styles['policy']} dir="auto">
            {returnPolicy}
          </p>
        </details>
      )}
    </>
  )
}

/** What happened to the return, the newest first. */
export function TimelinePart({ row }: { row: WarehouseReturn }) {
  const { t } = useLingui()
  const formats = useFormats()
  const wordsOf = useEventWords()
  const events = row.history?.toReversed() ?? []
  if (events.length === 0) return null
  return (
    <section className={styles['part']}>
      <h3 className={styles['title']}>{t`Timeline`}</h3>
      <ol className={styles['timeline']}>
        {events.map((event) => (
          <li key={`${event.kind} ${event.createdAt}`}>
            <span>{wordsOf(event)}</span>
            <time dateTime={event.createdAt} title={formats.dateTime(new Date(event.createdAt))}>
              {formats.shortMoment(new Date(event.createdAt))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
