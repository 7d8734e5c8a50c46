import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { OrderLink } from '@replybay/feature-kit/order-links'
import { useFormats } from '@replybay/i18n'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { isService, isShop, serviceNames } from '../model/kinds.ts'
import styles from './comparison-card.module.css'

/** In what the shops and the warehouse differ, by the comparison of the day. Absent before the first one. */
export function ComparisonCard({ connected }: { connected: readonly Integration[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const compared = connected.flatMap(({ kind, comparison }) =>
    comparison && isShop(kind) && isService(kind) ? [{ shop: serviceNames[kind], ...comparison }] : [],
  )
  const [first] = compared
  if (!first) return null
  const count = compared.reduce((sum, shop) => sum + shop.count, 0)
  const rows = compared.flatMap(({ shop, differences }) => differences.map((each) => ({ shop, ...each })))
  const title = t`Shops vs. warehouse`
  return (
    <article className={styles['card']} aria-label={title}>
      <div className={styles['head']}>
        <IconArrowsLeftRight aria-hidden />
        <h3>{title}</h3>
        <time dateTime={first.at}>{formats.shortMoment(new Date(first.at))}</time>
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
