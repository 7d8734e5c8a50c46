import { useLingui } from '@lingui/react/macro'
import { useDevice } from '../device/device-settings.ts'
import { FormatChoice, OrderChoice, StartSlot } from './print-choices.tsx'
import styles from './print-settings.module.css'

/** Format, first free slot and order of what is printed on this device. */
export function PrintSettings() {
  const { t } = useLingui()
  const [{ format }] = useDevice()
  return (
    <div className={styles['settings']}>
      <FormatChoice />
      {format === 'a4' && (
        <div>
          <p className={styles['name']}>{t`Start at slot`}</p>
          <StartSlot />
        </div>
      )}
      <OrderChoice />
      <p className={styles['hint']}>{t`These settings stay on this device.`}</p>
    </div>
  )
}
