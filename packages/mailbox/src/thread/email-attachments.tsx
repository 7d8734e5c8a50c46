import { useLingui } from '@lingui/react/macro'
import type { EmailAttachment } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { MiddleEllipsis } from '@replybay/ui-kit'
import { IconFile, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto } from '@tabler/icons-react'
import styles from './email-attachments.module.css'

/** The files of an email. */
export function EmailAttachments({ attachments }: { attachments: readonly EmailAttachment[] }) {
  const { t } = useLingui()
  const formats = useFormats()
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
