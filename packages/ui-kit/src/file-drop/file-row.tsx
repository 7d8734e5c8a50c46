import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconCircleCheck, IconCircleX, IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Progress } from '../progress/progress.tsx'
import type { DroppedFile } from './dropped-file.ts'
import styles from './file-drop.module.css'

interface FileRowProps {
  file: DroppedFile
  onRemove: () => void
  onRetry: () => void
}

const ICONS = { sending: IconFile, done: IconCircleCheck, failed: IconCircleX }

/** One file: its name, and how far it has come. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const Icon = ICONS[file.state]
  return (
    <li className={styles['row']} data-state={file.state}>
      <Icon aria-hidden className={styles['state']} />
      <div className={styles['words']}>
        <p className={styles['name']}>{file.name}</p>
        {file.state === 'sending' && <Progress label={t`Uploading ${file.name}`} value={file.progress} />}
        {file.state === 'failed' && (
          <p role="alert" className={styles['failure']}>
            {file.error ?? t`Upload failed`}
          </p>
        )}
      </div>
      <span className={styles['size']}>{formats.fileSize(file.size)}</span>
      {file.state === 'failed' && (
        <IconButton
          label={t`Retry uploading ${file.name}`}
          icon={<IconRefresh aria-hidden />}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={file.state === 'sending' ? t`Cancel ${file.name}` : t`Remove ${file.name}`}
        icon={<IconX aria-hidden />}
        onClick={onRemove}
      />
    </li>
  )
}
