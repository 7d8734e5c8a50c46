import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, IconButton, ProblemState, Skeleton } from '@replybay/ui-kit'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Attachment, attachmentQuery } from './attachment.ts'
import { BlobImage } from './blob-image.tsx'
import styles from './attachments.module.css'
import { useTroubleWords } from '../model/use-trouble-words.ts'
import { useDownload } from './use-download.ts'

interface PictureDialogProps {
  ticketId: string
  /** Those of the message. */
  pictures: readonly Attachment[]
  openId: string
  onShow: (id: string) => void
  onClose: () => void
}

/** A picture as large as there is room; arrows lead to the others of its message, a press to its real size. */
export function PictureDialog({ ticketId, pictures, openId, onShow, onClose }: PictureDialogProps) {
  const { t } = useLingui()
  const download = useDownload(ticketId)
  const index = Math.max(
    0,
    pictures.findIndex(({ _id }) => _id === openId),
  )
  const picture = pictures[index]
  const [previous, next] = [pictures[index - 1], pictures[index + 1]]
  // Wherever the focus is: nothing else on the page can have it.
  const step = useEffectEvent(({ key }: KeyboardEvent) => {
    const wanted = { ArrowLeft: previous, ArrowRight: next }[key]
    if (wanted) onShow(wanted._id)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => step(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  if (!picture) return null
  const position = index + 1
  const count = pictures.length
  return (
    <Dialog
      isOpen
      size="lg"
      title={picture.name}
      onClose={onClose}
      actions={
        <Button leftIcon={<IconDownload aria-hidden />} onClick={() => void download(picture)}>
          <Trans>Download</Trans>
        </Button>
      }
    >
      <div className={styles['viewer']}>
        <Picture key={picture._id} ticketId={ticketId} picture={picture} />
        {count > 1 && (
          <div className={styles['steps']}>
            <IconButton
              label={t`Previous image`}
              icon={<IconChevronLeft aria-hidden />}
              disabled={!previous}
              onClick={() => previous && onShow(previous._id)}
            />
            <span>
              <Trans>
                {position} of {count}
              </Trans>
            </span>
            <IconButton
              label={t`Next image`}
              icon={<IconChevronRight aria-hidden />}
              disabled={!next}
              onClick={() => next && onShow(next._id)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Picture({ ticketId, picture }: { ticketId: string; picture: Attachment }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(attachmentQuery(ticketId, picture))
  const { name } = picture
  const [isWhole, setWhole] = useState(true)
  if (error) return <PictureFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="100%" height="20rem" />
  return (
    <button
      type="button"
      className={styles['large']}
      data-whole={isWhole}
      aria-label={isWhole ? t`Show ${name} at actual size` : t`Fit ${name} to screen`}
      onClick={() => setWhole(!isWhole)}
    >
      <BlobImage bytes={data} alt={name} />
    </button>
  )
}

function PictureFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <ProblemState title={t`The image couldn’t be loaded`} detail={useTroubleWords(error)} onRetry={onRetry} />
  )
}
