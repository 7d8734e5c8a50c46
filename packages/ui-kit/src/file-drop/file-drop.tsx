import { Dropzone, type FileRejection } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { descriptionId, Field } from '../field/field.tsx'
import styles from './file-drop.module.css'
import { FileRow } from './file-row.tsx'
import type { DroppedFile } from './dropped-file.ts'

export interface FileDropProps {
  label: string
  /** Which files are taken, by type and ending: `{'application/pdf': ['.pdf']}`. @default all */
  accept?: Record<string, string[]>
  /** The largest file that is taken, bytes. */
  maxBytes: number
  /** What was given so far, each with how far it has come. */
  files: readonly DroppedFile[]
  /** Files of the right type and size. */
  onAdd: (files: File[]) => void
  /** Stops one that is under way, or takes one off the list. */
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  disabled?: boolean
}

/** A place for files, by dropping, choosing or pasting; each shows how far it has come, and fails alone. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, files, onAdd, onRemove, onRetry, disabled = false } = props
  const { t } = useLingui()
  const formats = useFormats()
  const id = useId()
  const open = useRef<() => void>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const limit = formats.fileSize(maxBytes)
  const endings = Object.values(accept ?? {})
    .flat()
    .join(', ')

  function explain({ file, errors }: FileRejection): string {
    return errors.some(({ code }) => code === 'file-too-large')
      ? t`${file.name} is larger than ${limit}`
      : t`${file.name} isn’t supported. Use ${endings}.`
  }

  return (
    <div>
      <Field
        id={id}
        label={label}
        hint={endings ? t`${endings}, up to ${limit} each` : t`Up to ${limit} each`}
        error={refused.length > 0 && refused.join(' · ')}
      >
        <Dropzone
          onDropAny={(added, rejections) => {
            setRefused(rejections.map(explain))
            if (added.length > 0) onAdd(added)
          }}
          onDrop={ignore}
          {...(accept && { accept })}
          maxSize={maxBytes}
          disabled={disabled}
          className={styles['zone']}
          classNames={{ inner: styles['inner'] }}
          aria-describedby={descriptionId(id)}
          openRef={open}
          activateOnClick={false}
          activateOnKeyboard={false}
          inputProps={{ id, 'aria-label': label }}
        >
          <IconUpload aria-hidden className={styles['icon']} />
          <span className={styles['call']}>{t`Drop files here`}</span>
          <Button size="sm" disabled={disabled} onClick={() => open.current?.()}>
            {t`Choose files`}
          </Button>
        </Dropzone>
      </Field>
      {files.length > 0 && (
        <ul className={styles['list']}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => onRemove(file.id)}
              onRetry={() => onRetry(file.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was taken is told together with what was not. */
const ignore = () => undefined
