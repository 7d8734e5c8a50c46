import { useLingui } from '@lingui/react/macro'
import { warehouseMutations, warehouseQueries, type WarehouseReturn } from '@replybay/api-client'
import { Banner, Button, ConfirmDialog, Tag, textLinkClassName, useIsOnline } from '@replybay/ui-kit'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../errors.ts'
import { Link } from '../links.ts'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import styles from './return-side.module.css'
import type { Decision } from './use-decision.ts'

/** Stock is asked again so often while it is shown; in ms. */
const ASK_AGAIN_MS = 20_000

type Exchange = NonNullable<WarehouseReturn['exchange']>

interface ExchangePartProps {
  row: WarehouseReturn
  exchange: Exchange
  onDecide: (decision: Decision) => void
}

/** What the customer wants instead, and whether it is there. */
export function ExchangePart({ row, exchange, onDecide }: ExchangePartProps) {
  const { t } = useLingui()
  const { SKU, name, quantity = 1, state, orderNumber } = exchange
  const isOpen = state === 'wanted' && row.status !== 'declined'
  return (
    <section className={styles['part']} aria-label={t`Exchange`}>
      <h3 className={styles['title']}>
        {t`Exchange`}
        {state === 'accepted' && <Tag tone="success" icon={<IconCheck aria-hidden />}>{t`Accepted`}</Tag>}
        {state === 'declined' && <Tag tone="danger">{t`Exchange declined`}</Tag>}
      </h3>
      <div className={styles['wanted']}>
        <ItemPicture item={{ SKU, name }} size="md" />
        <div className={styles['wantedWords']}>
          <strong>{quantity > 1 ? `${quantity} × ${SKU}` : SKU}</strong>
          {name !== undefined && <span>{name}</span>}
          {orderNumber !== undefined && (
            <Link
              className={textLinkClassName()}
              to="/warehouse/orders"
              search={{ open: orderNumber }}
            >{t`Order ${orderNumber}`}</Link>
          )}
        </div>
      </div>
      {isOpen && <Decide row={row} exchange={exchange} onDecide={onDecide} />}
    </section>
  )
}

function Decide({ row, exchange, onDecide }: ExchangePartProps) {
  const { t, i18n } = useLingui()
  const isOnline = useIsOnline()
  const { companyId, orderNumber, platform } = row
  const { SKU, name = SKU, quantity = 1 } = exchange
  const [isAsked, setAsked] = useState(false)
  const accept = useMutation(warehouseMutations.handleExchange())
  const stock = useQuery({
    ...warehouseQueries.stock({ companyId, SKU, platform: platform ?? '' }),
    enabled: platform !== undefined,
    refetchInterval: ASK_AGAIN_MS,
  })
  const left = stock.data?.quantity
  const isShort = left !== undefined && left < quantity
  return (
    <>
      <div role="status" className={styles['stock']}>
        {stock.error && (
          <Banner tone="danger" action={<Button onClick={() => void stock.refetch()}>{t`Retry`}</Button>}>
            {explainError(i18n, 'getStockQuantity', stock.error)}
          </Banner>
        )}
        {left === undefined ? (
          !stock.error && (platform === undefined ? t`Stock unknown.` : t`Checking stock…`)
        ) : (
          <Tag tone={isShort ? 'danger' : 'success'}>
            {left === 0 ? t`None left` : isShort ? t`Only ${left} left` : t`Live stock: ${left}`}
          </Tag>
        )}
      </div>
      <div className={styles['decide']}>
        <Button
          className={styles['choice']}
          disabled={!isOnline}
          onClick={() => onDecide('decline-exchange')}
        >
          {t`Decline`}
        </Button>
        <Button
          className={styles['choice']}
          leftIcon={<IconCheck aria-hidden />}
          disabled={isShort || !isOnline}
          onClick={() => {
            accept.reset()
            setAsked(true)
          }}
        >
          {t`Accept`}
        </Button>
      </div>
      <ConfirmDialog
        title={t`Accept the exchange of ${orderNumber}?`}
        isOpen={isAsked}
        variant="primary"
        confirmLabel={t`Accept exchange`}
        busy={accept.isPending}
        error={accept.error && explainError(i18n, 'handleExchange', accept.error)}
        onClose={() => setAsked(false)}
        onConfirm={() => accept.mutate({ companyId, orderNumber }, { onSuccess: () => setAsked(false) })}
      >
        <p>
          {t`${quantity} × ${name} is taken out of stock and becomes an order to ship. This can’t be undone.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
