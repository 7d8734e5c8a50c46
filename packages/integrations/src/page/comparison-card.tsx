import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { OrderLink } from '@replybay/feature-kit/order-links'
import { useFormats } from '@replybay/i18n'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { lastCompared } from '../model/last-compared.ts'
import { isService, isShop, serviceNames } from '../model/kinds.ts'
import styles from './comparison-card.module.css'

/** In what the shops and the warehouse differ, by the comparison of the day. Absent without a shop. */
export function ComparisonCard({ connected }: { connected: readonly Integration[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const shops = connected.flatMap(({ kind, comparison, isLocal = false }) =>
    isShop(kind) && isService(kind) && (comparison || !isLocal)
      ? [{ shop: serviceNames[kind], comparison }]
      : [],
  )
  if (shops.length === 0) return null
  const compared = shops.flatMap(({ shop, comparison }) => (comparison ? [{ shop, ...comparison }] : []))
  const pending = shops.filter(({ comparison }) => !comparison).map(({ shop }) => shop)
  const at = lastCompared(connected)
  const count = compared.reduce((sum, shop) => sum + shop.count, 0)
  const rows = compared.flatMap(({ shop, differences }) => differences.map((each) => ({ shop, ...each })))
  const title = t`Shops vs. warehouse`
  return (
    <article className={styles['card']} aria-label={title}>
      <div className={styles['head']}>
        <IconArrowsLeftRight aria-hidden />
        <h3>{title}</h3>
        {at && (
          <time dateTime={at.toISOString()}>
            <Trans>Compared {formats.shortMoment(at)}</Trans>
          </time>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={styles['rows']}>
          {rows.map(({ shop, orderNumber, kind }) => (
            <li key={`${shop} ${orderNumber}`}>
              <strong>
                {kind === 'missing' ? orderNumber : <OrderLink order={orderNumber}>{orderNumber}</OrderLink>}
              </strong>{' '}
              <Difference shop={shop} kind={kind} />
            </li>
          ))}
        </ul>
      )}
      {pending.map((shop) => (
        <p key={shop}>
          <Trans>{shop}: the first comparison follows the import</Trans>
        </p>
      ))}
      {compared.length > 0 && (
        <p>
          {count === 0 ? (
            <Trans>No differences in unshipped orders.</Trans>
          ) : (
            <Plural
              value={count}
              one="# difference, everything else agrees"
              other="# differences, everything else agrees"
            />
          )}
        </p>
      )}
    </article>
  )
}

interface DifferenceProps {
  /** Its name. */
  shop: string
  kind: string
}

function Difference({ shop, kind }: DifferenceProps) {
  if (kind === 'missing') return <Trans>to send in {shop}, not here</Trans>
  if (kind === 'sent-here') return <Trans>to send in {shop}, sent here</Trans>
  if (kind === 'canceled-here') return <Trans>to send in {shop}, canceled here</Trans>
  if (kind === 'not-open-there') return <Trans>to send here, no longer in {shop}</Trans>
  return <>{kind}</>
}
