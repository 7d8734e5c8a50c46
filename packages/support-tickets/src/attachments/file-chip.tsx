import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { VisuallyHidden } from '@replybay/ui-kit'
import {
  IconDownload,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMusic,
  IconVideo,
} from '@tabler/icons-react'
import type { Attachment } from './attachment.ts'
import styles from './attachments.module.css'
import { useDownload } from './use-download.ts'

interface FileChipProps {
  ticketId: string
  file: Attachment
}

/** A file of a message: what it is, and how large; pressed, it is downloaded. */
export function FileChip({ ticketId, file }: FileChipProps) {
  const { t } = useLingui()
  const download = useDownload(ticketId)
  const { name } = file
  const size = useFormats().fileSize(file.size)
  return (
    <button type="button" className={styles['file']} onClick={() => void download(file)}>
      <FileIcon type={file.type} />
      <VisuallyHidden>{t`Download`}</VisuallyHidden>
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <span className={styles['size']}>{size}</span>
      <IconDownload aria-hidden />
    </button>
  )
}

function FileIcon({ type }: Pick<Attachment, 'type'>) {
  if (type === 'application/pdf') return <IconFileTypePdf aria-hidden />
  if (type.endsWith('zip')) return <IconFileZip aria-hidden />
  if (type.startsWith('text/')) return <IconFileText aria-hidden />
  if (type.startsWith('audio/')) return <IconMusic aria-hidden />
  if (type.startsWith('video/')) return <IconVideo aria-hidden />
  return <IconFile aria-hidden />
}
