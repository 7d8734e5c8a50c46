import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@replybay/ui-kit'
import { type DeviceSettings, useDevice } from '../device/device-settings.ts'
import styles from './print-settings.module.css'

/** What this device's printer takes. */
export function FormatChoice() {
  const { t } = useLingui()
  const [{ format }, changeDevice] = useDevice()
  return (
    <SegmentedControl
      label={t`Format`}
      value={format}
      options={[
        { value: 'a6', label: t`A6, label roll` },
        { value: 'a4', label: t`A4, 4 on a sheet` },
      ]}
      onChange={(chosen) => changeDevice({ format: chosen as DeviceSettings['format'] })}
    />
  )
}

/** The first slot of the next sheet that is free. */
export function StartSlot() {
  const { t } = useLingui()
  const [{ startSlot }, changeDevice] = useDevice()
  return (
    <div role="group" aria-label={t`Start at slot`} className={styles['slots']}>
      {[1, 2, 3, 4].map((slot) => (
        <button
          key={slot}
          type="button"
          className={styles['slot']}
          aria-pressed={slot === startSlot}
          data-used={slot < startSlot || undefined}
          onClick={() => changeDevice({ startSlot: slot })}
        >
          {slot}
        </button>
      ))}
    </div>
  )
}

/** By what papers are sorted. */
export function OrderChoice() {
  const { t } = useLingui()
  const [{ sortBy }, changeDevice] = useDevice()
  return (
    <SegmentedControl
      label={t`Order of the papers`}
      value={sortBy}
      options={[
        { value: 'shelf', label: t`Shelf` },
        { value: 'sku', label: t`SKU` },
        { value: 'order', label: t`Order` },
      ]}
      onChange={(chosen) => changeDevice({ sortBy: chosen as DeviceSettings['sortBy'] })}
    />
  )
}
