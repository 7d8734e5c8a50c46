import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cutOut, type Cut } from './cut-out.ts'
import styles from './image-crop.module.css'

const CropArea = lazy(async () => ({ default: (await import('./crop-area.tsx')).CropArea }))
const MOST_ZOOM = 4

export interface ImageCropDialogProps {
  title: ReactNode
  /** The picture to cut; the dialog is open while there is one. */
  file: File | undefined
  /** What is cut out: a circle is a square whose corners nobody sees. @default 'square' */
  shape?: 'square' | 'circle'
  /** Width and height of what comes out, at most; in pixels. @default 512 */
  size?: number
  confirmLabel: string
  /** It is being sent. @default false */
  busy?: boolean
  /** Why it could not be sent. */
  error?: ReactNode
  /** Which files are pictures here: "PNG, JPEG or WebP". Said of one that is none. */
  formats: string
  onConfirm: (picture: Blob) => void
  /** Lets another file be chosen in place of one that is no picture. */
  onChooseAnother: () => void
  onClose: () => void
}

/** Cuts a square out of a picture: moved with the pointer or the arrow keys, enlarged with the wheel or the slider. */
export function ImageCropDialog(props: ImageCropDialogProps) {
  const {
    title,
    file,
    shape = 'square',
    size = 512,
    confirmLabel,
    busy = false,
    error,
    formats,
    onConfirm,
    onChooseAnother,
    onClose,
  } = props
  const { t } = useLingui()
  const zoomId = useId()
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut>()
  const [broken, setBroken] = useState<File>()
  const isBroken = file !== undefined && broken === file
  const url = usePictureUrl(file, () => setBroken(file))
  const close = () => {
    setZoom(1)
    setCut(undefined)
    setBroken(undefined)
    onClose()
  }
  async function confirm() {
    if (!file || !cut) return
    try {
      onConfirm(await cutOut(file, cut, size))
    } catch {
      setCut(undefined)
      setBroken(file)
    }
  }
  return (
    <Dialog
      title={title}
      isOpen={file !== undefined}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          {isBroken ? (
            <Button variant="primary" onClick={onChooseAnother}>{t`Choose another`}</Button>
          ) : (
            <Button variant="primary" loading={busy} disabled={!cut} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['content']}>
        {isBroken ? (
          <Banner tone="danger">
            <strong>
              <Trans>This file isn’t a supported image</Trans>
            </strong>{' '}
            <Trans>Choose a file in one of these formats: {formats}.</Trans>
          </Banner>
        ) : (
          <>
            {error && <Banner tone="danger">{error}</Banner>}
            <div className={styles['stage']}>
              {url && (
                <Suspense fallback={<Skeleton />}>
                  <CropArea
                    label={t`Crop area`}
                    url={url}
                    shape={shape}
                    zoom={zoom}
                    mostZoom={MOST_ZOOM}
                    onZoom={setZoom}
                    onCut={setCut}
                  />
                </Suspense>
              )}
            </div>
            <label htmlFor={zoomId} className={styles['zoom']}>
              <Trans>Zoom</Trans>
              <input
                id={zoomId}
                type="range"
                min={1}
                max={MOST_ZOOM}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
              />
            </label>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The address of a picture in this page, once the browser has shown that it can read it. */
function usePictureUrl(file: File | undefined, onBroken: () => void): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>()
  const tellBroken = useEffectEvent(onBroken)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    const picture = new Image()
    picture.src = url
    picture.decode().then(() => setShown({ file, url }), tellBroken)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown?.file === file ? shown?.url : undefined
}
