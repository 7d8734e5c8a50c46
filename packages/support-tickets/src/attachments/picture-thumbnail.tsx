import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@replybay/ui-kit'
import { IconPhotoOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { type Attachment, attachmentQuery } from './attachment.ts'
import { BlobImage } from './blob-image.tsx'
import styles from './attachments.module.css'

interface PictureThumbnailProps {
  ticketId: string
  picture: Attachment
  onOpen: () => void
}

/** A picture in a message, as small as it has to be. Its place has its shape before it is there: nothing jumps. */
export function PictureThumbnail({ ticketId, picture, onOpen }: PictureThumbnailProps) {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery(attachmentQuery(ticketId, picture))
  const { name, width = 4, height = 3 } = picture
  return (
    <button
      type="button"
      className={styles['picture']}
      style={{ '--picture-shape': `${width} / ${height}` } as CSSProperties}
      aria-label={isError ? t`Couldn’t load ${name}. Retry` : t`View ${name}`}
      onClick={() => (isError ? void refetch() : onOpen())}
    >
      {isError && <IconPhotoOff aria-hidden />}
      {!isError && (data ? <BlobImage bytes={data} alt={name} /> : <Skeleton width="100%" height="100%" />)}
    </button>
  )
}
