import { useLingui } from '@lingui/react/macro'
import { Button, FieldRow, SegmentedControl, SettingsSection } from '@replybay/ui-kit'
import { useState } from 'react'
import { type DeviceSettings, useDevice, USUAL_GAP_MS } from '../device/device-settings.ts'
import { useScanner } from '../scanner/use-scanner.ts'
import { ListeningTag } from '../strip/scan-strip.tsx'
import { ScannerTest } from './scanner-test.tsx'
import { sectionIds } from './section-ids.ts'
import styles from './settings.module.css'

/** How this device's scanner types, found out by a test. */
export function ScannerSection() {
  const { t } = useLingui()
  const [device, changeDevice] = useDevice()
  const [isTesting, setTesting] = useState(false)
  return (
    <SettingsSection
      id={sectionIds.scanner}
      title={t`Scanner`}
      detail={t`These settings stay on this device.`}
      aside={!isTesting && <Listening />}
    >
      <FieldRow title={t`Scanner test`} hint={t`How fast it types, and what it sends after a code.`}>
        <ScannerTest isRunning={isTesting} onRunningChange={setTesting} />
      </FieldRow>
      <FieldRow title={t`Key sent after a code`} hint={t`A scan never presses a button on the page.`}>
        <SegmentedControl
          label={t`Key sent after a code`}
          value={device.suffix}
          options={[
            { value: 'enter', label: t`Enter` },
            { value: 'tab', label: t`Tab` },
            { value: 'none', label: t`Nothing` },
          ]}
          onChange={(suffix) => changeDevice({ suffix: suffix as DeviceSettings['suffix'] })}
        />
      </FieldRow>
      {device.gapMs !== USUAL_GAP_MS && (
        <FieldRow title={t`Limit of this scanner`} hint={t`Slower typing counts as typed by hand.`}>
          <div className={styles['line']}>
            <span>{t`Up to ${device.gapMs} ms between two keys`}</span>
            <Button onClick={() => changeDevice({ gapMs: USUAL_GAP_MS })}>
              {t`Back to ${USUAL_GAP_MS} ms`}
            </Button>
          </div>
        </FieldRow>
      )}
    </SettingsSection>
  )
}

/** Takes scans out of the keys, which mean nothing here, and shows the last one. */
function Listening() {
  const [last, setLast] = useState('')
  const state = useScanner(setLast)
  return (
    <span className={styles['listening']}>
      <span role="status" className={styles['last']}>
        {last}
      </span>
      <ListeningTag state={state} waiting={0} />
    </span>
  )
}
