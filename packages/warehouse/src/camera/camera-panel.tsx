import { useLingui } from '@lingui/react/macro'
import { Banner, IconButton } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findBarcodeReader } from './barcode-detector.ts'
import styles from './camera-panel.module.css'
import { onceInSight } from './once-in-sight.ts'

/** How often the picture is looked at; in ms. */
const LOOK_MS = 120

interface CameraPanelProps {
  onCode: (code: string) => void
  onClose: () => void
}

/** Reads codes by the camera of the device, for as long as it is open. */
export function CameraPanel({ onCode, onClose }: CameraPanelProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<'refused' | 'none'>()
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const end = new AbortController()
    watch(video.current, (code) => tell(code), end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) {
        setProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
      }
    })
    return () => end.abort()
  }, [])
  return (
    <section className={styles['panel']} aria-label={t`Camera`}>
      <header className={styles['head']}>
        <span>{t`Hold a code in front of the camera`}</span>
        <IconButton label={t`Close the camera`} icon={<IconX aria-hidden />} onClick={onClose} />
      </header>
      {problem === undefined ? (
        <video ref={video} className={styles['video']} muted playsInline />
      ) : (
        <Banner tone="danger">
          {problem === 'refused'
            ? t`The browser doesn’t allow the camera. Allow it for this site in the browser’s settings, then open it again.`
            : t`No camera can be used. Check that it’s connected and that no other app is using it.`}
        </Banner>
      )}
    </section>
  )
}

/** Resolves when the signal says so. @throws where there is no camera, or it is not allowed. */
async function watch(
  video: HTMLVideoElement | null,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const Reader = findBarcodeReader()
  if (!video || !Reader) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) return stop()
  video.srcObject = stream
  await video.play()
  const reader = new Reader()
  const see = onceInSight(onCode)
  while (!signal.aborted) {
    const codes = await reader.detect(video)
    if (signal.aborted) return undefined
    see(
      codes.map(({ rawValue }) => rawValue),
      performance.now(),
    )
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return undefined
}
