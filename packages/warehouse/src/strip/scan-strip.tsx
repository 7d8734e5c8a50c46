import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { Button, IconButton } from '@replybay/ui-kit'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCamera,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconInfoCircle,
  IconScan,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { findBarcodeReader } from '../camera/barcode-detector.ts'
import { useDevice } from '../device/device-settings.ts'
import type { ScannerState } from '../scanner/use-scanner.ts'
import styles from './scan-strip.module.css'
import type { Feedback, ShownFeedback } from './use-feedback.ts'

const CameraPanel = lazyPart(async () => (await import('../camera/camera-panel.tsx')).CameraPanel)

interface ScanStripProps {
  /** "Scan an order or an item". */
  label: string
  state: ScannerState
  /** How many scans wait for a network. */
  waiting: number
  last: ShownFeedback | undefined
  /** A code that was typed by hand, or read by the camera. */
  onCode: (code: string) => void
  /** Further buttons at its end. */
  children?: ReactNode
}

/** Above every warehouse page: where codes are read, and what the last one was. */
export function ScanStrip({ label, state, waiting, last, onCode, children }: ScanStripProps) {
  const { t } = useLingui()
  const [device, changeDevice] = useDevice()
  const [typed, setTyped] = useState('')
  const [hasCamera] = useState(() => findBarcodeReader() !== undefined)
  const [isWatching, setWatching] = useState(false)
  return (
    <div className={styles['strip']}>
      <form
        className={styles['box']}
        onSubmit={(event) => {
          event.preventDefault()
          const code = typed.trim()
          if (!code) return
          setTyped('')
          onCode(code)
        }}
      >
        <IconScan aria-hidden />
        <input
          className={styles['field']}
          aria-label={label}
          placeholder={label}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ListeningTag state={state} waiting={waiting} />
      </form>
      <ResultCard last={last} />
      {hasCamera && (
        <IconButton
          size="lg"
          className={styles['button']}
          label={t`Scan with the camera`}
          icon={<IconCamera aria-hidden />}
          aria-pressed={isWatching}
          onClick={() => setWatching(!isWatching)}
        />
      )}
      {isWatching && (
        <LazyBoundary>
          <CameraPanel onCode={onCode} onClose={() => setWatching(false)} />
        </LazyBoundary>
      )}
      <IconButton
        size="lg"
        className={styles['button']}
        label={device.isMuted ? t`Turn sound on` : t`Turn sound off`}
        icon={device.isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
        data-muted={device.isMuted || undefined}
        onClick={() => changeDevice({ isMuted: !device.isMuted })}
      />
      {children}
    </div>
  )
}

/** Whether codes are read now. */
export function ListeningTag({ state, waiting }: Pick<ScanStripProps, 'state' | 'waiting'>) {
  const { t } = useLingui()
  const words = {
    listening: waiting > 0 ? t`Sending ${waiting}` : t`Listening`,
    offline: waiting > 0 ? t`Offline, ${waiting} waiting` : t`Offline`,
    silent: t`Scanner silent`,
  }
  return (
    <span className={styles['listening']} data-state={state}>
      <span>{words[state]}</span>
    </span>
  )
}

const icons: Record<Feedback['tone'], ReactNode> = {
  right: <IconCircleCheckFilled aria-hidden />,
  wrong: <IconCircleXFilled aria-hidden />,
  unknown: <IconAlertTriangle aria-hidden />,
  info: <IconInfoCircle aria-hidden />,
}

/** What came of the last scan. */
export function ResultCard({ last }: Pick<ScanStripProps, 'last'>) {
  const { t } = useLingui()
  return (
    <div className={styles['result']} data-tone={last?.tone} data-testid="scan-result">
      <div role="status" className={styles['words']}>
        {last && (
          // Another one each time: the same words twice are told twice.
          <p key={last.id} className={styles['said']}>
            {icons[last.tone]}
            <span>
              <strong>{last.title}</strong>
              {last.detail !== undefined && <span className={styles['detail']}>{last.detail}</span>}
            </span>
          </p>
        )}
      </div>
      {last?.onUndo && (
        <Button className={styles['undo']} onClick={last.onUndo}>
          <IconArrowBackUp aria-hidden />
          {t`Undo`}
        </Button>
      )}
    </div>
  )
}
