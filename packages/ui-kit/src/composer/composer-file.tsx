import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconAlertCircle, IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DroppedFile } from '../file-drop/dropped-file.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Progress } from '../progress/progress.tsx'
import styles from './composer-file.module.css'

export interface ComposerFileProps {
  file: DroppedFile
  /** What can be seen of it, an image: in place of the icon. */
  picture?: ReactNode
  /** Stops it while it is under way, or takes it off. */
  onRemove: () => void
  /** Absent where nothing of it can fail. */
  onRetry?: (() => void) | undefined
}

/** A file that goes with what is being written, and how far it has come. */
export function ComposerFile({ file, picture, onRemove, onRetry }: ComposerFileProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { state } = file
  return (
    <li className={styles['file']} data-state={state}>
      {state === 'failed' && <IconAlertCircle aria-hidden />}
      {state !== 'failed' &&
        (picture ? <span className={styles['picture']}>{picture}</span> : <IconFile aria-hidden />)}
      <span className={styles['words']}>
        <span className={styles['name']} title={file.name}>
          {file.name}
        </span>
        {state === 'sending' && <Progress label={t`Uploading ${file.name}`} value={file.progress} />}
        {state === 'failed' && (
          <span role="alert" className={styles['failure']}>
            {file.error ?? t`Upload failed`}
          </span>
        )}
        {state === 'done' && <span className={styles['size']}>{formats.fileSize(file.size)}</span>}
      </span>
      {state === 'failed' && onRetry && (
        <IconButton
          size="sm"
          label={t`Retry uploading ${file.name}`}
          icon={<IconRefresh aria-hidden />}
          onClick={onRetry}
        />
      )}
      <IconButton
        size="sm"
        label={state === 'sending' ? t`Cancel ${file.name}` : t`Remove ${file.name}`}
        icon={<IconX aria-hidden />}
        onClick={onRemove}
      />
    </li>
  )
}
