import { LazyBoundary } from '@replybay/feature-kit'
import { useState } from 'react'
import type { Attachment } from './attachment.ts'
import { isPicture } from './attachment.ts'
import styles from './attachments.module.css'
import { FileChip } from './file-chip.tsx'
import { PictureThumbnail } from './picture-thumbnail.tsx'
import { onDemand } from '../on-demand/on-demand.ts'

const PictureDialog = onDemand(async () => (await import('./picture-dialog.tsx')).PictureDialog)

interface MessageAttachmentsProps {
  ticketId: string
  attachments: readonly Attachment[]
}

/** The files of a message: pictures to look at, others to download. */
export function MessageAttachments({ ticketId, attachments }: MessageAttachmentsProps) {
  const [openId, setOpenId] = useState<string>()
  const pictures = attachments.filter(isPicture)
  const files = attachments.filter((attachment) => !isPicture(attachment))
  return (
    <div className={styles['attachments']}>
      {pictures.length > 0 && (
        <div className={styles['pictures']}>
          {pictures.map((picture) => (
            <PictureThumbnail
              key={picture._id}
              ticketId={ticketId}
              picture={picture}
              onOpen={() => setOpenId(picture._id)}
            />
          ))}
        </div>
      )}
      {files.map((file) => (
        <FileChip key={file._id} ticketId={ticketId} file={file} />
      ))}
      {openId !== undefined && (
        <LazyBoundary>
          <PictureDialog
            ticketId={ticketId}
            pictures={pictures}
            openId={openId}
            onShow={setOpenId}
            onClose={() => setOpenId(undefined)}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
