import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import type { CSSProperties } from 'react'
import { useNavigate } from '../links.ts'
import type { OrderSearch } from '../model/order-search.ts'
import { AlarmArea } from './alarm-area.tsx'
import { CanceledArea } from './canceled-area.tsx'
import { Commands } from './commands.tsx'
import { ItemArea } from './item-area.tsx'
import { NoOrder } from './no-order.tsx'
import { SentArea } from './sent-area.tsx'
import styles from './station.module.css'
import { StationHead } from './station-head.tsx'
import { StationSide } from './station-side.tsx'
import { useBand } from './use-band.ts'
import { useStation } from './use-station.ts'
import { useStationScale } from './use-station-scale.ts'

/** The packing station: one order at a time in large print, by scanner alone. */
export function StationPage({ search }: { search: OrderSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const scale = useStationScale()
  const station = useStation(search)
  const band = useBand(station)
  const { sent, alarm, order, packing, feedback } = station
  const leave = () =>
    void navigate({
      to: '/warehouse/orders',
      search: (now) => ({ ...now, section: undefined, open: undefined }),
    })
  useShortcut({
    id: 'leave-station',
    keys: 'Escape',
    label: t`Leave the packing station`,
    group: t`Warehouse`,
    run: leave,
  })
  const isStopped = order?.status === 'canceled' && packing.packed > 0
  return (
    <div className={styles['station']} style={{ '--scale': scale } as CSSProperties}>
      <StationHead station={station} onLeave={leave} />
      <div className={styles['main']}>
        <span className={styles['veil']} data-on={alarm.shown !== undefined || undefined} />
        {sent ? (
          <SentArea sent={sent} band={band} />
        ) : order && isStopped ? (
          <CanceledArea order={order} packing={packing} />
        ) : alarm.shown ? (
          // Another one each time, so that it shakes again.
          <AlarmArea key={alarm.shown.id} alarm={alarm.shown} station={station} band={band} />
        ) : order ? (
          <ItemArea order={order} station={station} band={band} />
        ) : (
          <NoOrder search={search} station={station} />
        )}
      </div>
      <StationSide station={station} />
      <Commands asked={station.asked} hasLabel={Boolean(order?.labels?.length)} onCode={station.onCode} />
      <p role="status" className={styles['told']}>
        {feedback.last && (
          // Another one each time: the same words twice are told twice.
          <span key={feedback.last.id}>
            {[feedback.last.title, feedback.last.detail].filter(Boolean).join('. ')}
          </span>
        )}
      </p>
    </div>
  )
}
