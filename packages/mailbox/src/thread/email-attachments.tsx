import { useLingui } from '@lingui/react/macro'
import type { EmailAttachment } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { IconButton, MiddleEllipsis } from '@replybay/ui-kit'
import {
  IconDownload,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
} from '@tabler/icons-react'
import { useEmailFile } from './use-email-file.ts'
import styles from './email-attachments.module.css'

interface EmailAttachmentsProps {
  emailId: string
  attachments: readonly EmailAttachment[]
}

/** The files of an email; each can be downloaded where the backend offers that. */
export function EmailAttachments({ emailId, attachments }: EmailAttachmentsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { saveFile } = useEmailFile(emailId)
  return (
    <ul aria-label={t`Attachments`} className={styles['files']}>
      {attachments.map((file, place) => (
        // Two files of an email can have one name; their order never changes.
        <li key={place} className={styles['file']}>
          <FileIcon type={file.contentType} />
          <span className={styles['words']}>
            <span className={styles['name']}>
              <MiddleEllipsis text={file.filename} />
            </span>
            <span className={styles['size']}>{formats.fileSize(file.size)}</span>
          </span>
          {file._id !== undefined && (
            <IconButton
              size="sm"
              label={t`Download ${file.filename}`}
              icon={<IconDownload aria-hidden />}
              onClick={() => saveFile(file._id ?? '', file.filename)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function FileIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) return <IconPhoto aria-hidden />
  if (type === 'application/pdf') return <IconFileTypePdf aria-hidden />
  if (type.endsWith('zip')) return <IconFileZip aria-hidden />
  if (type.startsWith('text/')) return <IconFileText aria-hidden />
  return <IconFile aria-hidden />
}
