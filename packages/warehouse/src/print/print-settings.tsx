import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@replybay/ui-kit'
import { type DeviceSettings, useDevice } from '../device/device-settings.ts'
import styles from './print-settings.module.css'

/** Format, first free slot and order of what is printed on this device. */
export function PrintSettings() {
  const { t } = useLingui()
  const [device, changeDevice] = useDevice()
  return (
    <div className={styles['settings']}>
      <SegmentedControl
        label={t`Format`}
        value={device.format}
        options={[
          { value: 'a6', label: t`A6, label roll` },
          { value: 'a4', label: t`A4, 4 on a sheet` },
        ]}
        onChange={(format) => changeDevice({ format: format as DeviceSettings['format'] })}
      />
      {device.format === 'a4' && (
        <fieldset className={styles['slots']}>
          <legend>{t`Start at slot`}</legend>
          {[1, 2, 3, 4].map((slot) => (
            <button
              key={slot}
              type="button"
              className={styles['slot']}
              aria-pressed={slot === device.startSlot}
              data-used={slot < device.startSlot || undefined}
              onClick={() => changeDevice({ startSlot: slot })}
            >
              {slot}
            </button>
          ))}
        </fieldset>
      )}
      <SegmentedControl
        label={t`Order of the papers`}
        value={device.sortBy}
        options={[
          { value: 'shelf', label: t`Shelf` },
          { value: 'sku', label: t`SKU` },
          { value: 'order', label: t`Order` },
        ]}
        onChange={(sortBy) => changeDevice({ sortBy: sortBy as DeviceSettings['sortBy'] })}
      />
      <p className={styles['hint']}>{t`These settings stay on this device.`}</p>
    </div>
  )
}
