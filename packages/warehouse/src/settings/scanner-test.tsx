import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Button } from '@replybay/ui-kit'
import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { useDevice, USUAL_GAP_MS } from '../device/device-settings.ts'
import { limitFor, measureScan, type ScanMeasure } from '../scanner/measure-scan.ts'
import styles from './settings.module.css'
import { useScannerTest } from './use-scanner-test.ts'

interface ScannerTestProps {
  isRunning: boolean
  onRunningChange: (isRunning: boolean) => void
}

/** Says how a scanner types. One that is slower than usual gets a limit of its own on this device. */
export function ScannerTest({ isRunning, onRunningChange }: ScannerTestProps) {
  const { t } = useLingui()
  const [, changeDevice] = useDevice()
  const [measure, setMeasure] = useState<ScanMeasure>()
  const [isByHand, setByHand] = useState(false)
  useScannerTest(isRunning, {
    onCode(presses) {
      const found = measureScan(presses)
      setByHand(!found)
      // The next code may be a scanner's.
      if (!found) return
      setMeasure(found)
      changeDevice({ gapMs: limitFor(found.slowestMs), suffix: found.end ?? 'none' })
      onRunningChange(false)
    },
    onCancel: () => onRunningChange(false),
  })
  function start() {
    setMeasure(undefined)
    setByHand(false)
    onRunningChange(true)
  }
  return (
    <div className={styles['test']}>
      {isRunning ? (
        <div className={styles['waiting']}>
          <IconScan aria-hidden />
          <span role="status">
            {isByHand ? t`That was typed by hand. Scan a code.` : t`Scan any code now`}
          </span>
          <Button onClick={() => onRunningChange(false)}>{t`Cancel`}</Button>
        </div>
      ) : (
        <div>
          <Button leftIcon={<IconScan aria-hidden />} onClick={start}>
            {t`Test the scanner`}
          </Button>
        </div>
      )}
      <div role="status">{measure && !isRunning && <Outcome measure={measure} />}</div>
    </div>
  )
}

function Outcome({ measure: { code, keysPerSecond, slowestMs, end } }: { measure: ScanMeasure }) {
  const { t } = useLingui()
  const formats = useFormats()
  const limit = limitFor(slowestMs)
  const facts = [
    [t`Code`, code],
    [t`Keys per second`, formats.number(keysPerSecond)],
    [t`Enter at the end`, end === 'enter' ? t`Yes` : t`No`],
    [t`Tab at the end`, end === 'tab' ? t`Yes` : t`No`],
  ] as const
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['verdict']}>
        {limit === USUAL_GAP_MS
          ? t`Fast enough: its codes are read on every page of the warehouse.`
          : t`Slower than usual: this device now waits up to ${limit} ms for the next key.`}
      </p>
    </>
  )
}
