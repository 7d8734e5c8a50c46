import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { IconButton, Mark } from '@replybay/ui-kit'
import { IconClock, IconUser, IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react'
import { useDevice } from '../device/device-settings.ts'
import { ListeningTag } from '../strip/scan-strip.tsx'
import styles from './station-head.module.css'
import type { Station } from './use-station.ts'

interface StationHeadProps {
  station: Station
  onLeave: () => void
}

/** Whose order is on the table, whether scans arrive, and the way out. */
export function StationHead({ station, onLeave }: StationHeadProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const userId = useUser()._id
  const [device, changeDevice] = useDevice()
  const order = station.sent?.order ?? station.order
  const { name, city, country } = order?.customer ?? {}
  const place = [city, country].filter(Boolean).join(', ')
  const packer = order?.packing?._id === userId ? undefined : order?.packing
  return (
    <header className={styles['head']}>
      <span className={styles['mark']}>
        <Mark />
      </span>
      <h1 className={styles['number']}>{order?.orderNumber ?? t`Packing station`}</h1>
      {order?.leavesAt !== undefined && (
        <span className={styles['tag']} data-tone="warning">
          <IconClock aria-hidden />
          {t`Leaves ${formats.shortMoment(new Date(order.leavesAt))}`}
        </span>
      )}
      {packer !== undefined && (
        <span className={styles['tag']} data-tone="info">
          <IconUser aria-hidden />
          {t`${packer.name} is packing`}
        </span>
      )}
      <p className={styles['customer']}>{[name, place].filter(Boolean).join(' · ')}</p>
      <span className={styles['listening']}>
        <ListeningTag state={station.state} waiting={station.waiting} />
      </span>
      <IconButton
        size="lg"
        className={styles['button']}
        label={device.isMuted ? t`Turn sound on` : t`Turn sound off`}
        icon={device.isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
        data-muted={device.isMuted || undefined}
        onClick={() => changeDevice({ isMuted: !device.isMuted })}
      />
      <IconButton
        size="lg"
        className={styles['button']}
        label={t`Leave the packing station`}
        icon={<IconX aria-hidden />}
        onClick={onLeave}
      />
    </header>
  )
}
