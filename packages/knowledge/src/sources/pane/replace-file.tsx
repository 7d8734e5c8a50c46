import { Trans, useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import { Button, useToasts } from '@replybay/ui-kit'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { acceptedEndings } from '../../uploads/accepted-files.ts'
import { type Uploader, useUploads } from '../../uploads/upload-store.ts'
import { replaceFile, retryFile } from '../../uploads/uploads.ts'
import { useRefusalWords } from '../../uploads/use-refusal-words.ts'
import type { Source } from '../../model/source.ts'
import styles from './pane.module.css'

/** Puts a newer file in the place of one: that stays until the new one is known. */
export function ReplaceFile({ source: { id } }: { source: Source }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const refusalWords = useRefusalWords()
  const input = useRef<HTMLInputElement>(null)
  const uploader: Uploader = {
    client: useQueryClient(),
    userId: useUser()._id,
    canFind: useCan('knowledge'),
  }
  const upload = useUploads(uploader.userId).findLast(({ replaces }) => replaces === id)
  const isUnderWay = upload !== undefined && upload.state !== 'failed' && upload.document?.state !== 'failed'
  return (
    <>
      <Button
        size="sm"
        leftIcon={<IconUpload aria-hidden />}
        loading={isUnderWay}
        onClick={() => input.current?.click()}
      >
        <Trans>Replace file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Replace file`}
        accept={acceptedEndings.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          const refusal = file && replaceFile(uploader, file, id)
          if (refusal) toasts.show({ tone: 'danger', title: refusalWords(refusal) })
          currentTarget.value = ''
        }}
      />
      {upload && (
        <span className={styles['caption']} role="status">
          {isUnderWay && <Trans>This file is used until {upload.title} is ready.</Trans>}
          {upload.document?.state === 'failed' && (
            <Trans>{upload.title} can’t be read. This file is kept.</Trans>
          )}
          {upload.state === 'failed' && (
            <>
              <Trans>{upload.title} wasn’t uploaded.</Trans>{' '}
              <Button size="sm" variant="subtle" onClick={() => retryFile(uploader, upload.id)}>
                <Trans>Retry</Trans>
              </Button>
            </>
          )}
        </span>
      )}
    </>
  )
}
