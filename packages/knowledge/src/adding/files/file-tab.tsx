import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, useFromBreakpoint } from '@replybay/ui-kit'
import { IconCloudUpload, IconInfoCircle, IconRefresh, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { acceptedEndings, LARGEST_TOLD } from '../../uploads/accepted-files.ts'
import { FileRow } from './file-row.tsx'
import styles from './files.module.css'
import { ScanPane } from './scan-pane.tsx'
import { UploadCounts } from './upload-counts.tsx'
import { isScanned, type Uploader, useUploads } from '../../uploads/upload-store.ts'
import { addFiles, dropFile, retryFile } from '../../uploads/uploads.ts'
import { usePageDrop } from './use-page-drop.ts'

/** Files that the AI agents learn: many at once, each with how far it has come. */
export function FileTab() {
  const { t } = useLingui()
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const uploader: Uploader = {
    client: useQueryClient(),
    userId: useUser()._id,
    canFind: useCan('knowledge'),
  }
  const uploads = useUploads(uploader.userId)
  const isOver = usePageDrop((files) => addFiles(uploader, files))
  const failed = uploads.filter(({ state }) => state === 'failed')
  const unfinished = uploads.filter(({ state }) => !['refused', 'sent'].includes(state))
  const [openId, setOpenId] = useState<string>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  // The first one that asks opens by itself, once.
  const scan = uploads.find(
    (upload) => isScanned(upload) && (openId ? upload.id === openId : !closed.has(upload.id)),
  )
  const isBeside = useFromBreakpoint('lg')
  function open(id: string | undefined) {
    setOpenId(id)
    if (!id) setClosed(new Set(uploads.map((upload) => upload.id)))
  }
  const limit = formats.fileSize(LARGEST_TOLD)

  const pane = scan?.document && <ScanPane document={scan.document} onClose={() => open(undefined)} />

  return (
    <div className={styles['beside']}>
      <div className={styles['files']}>
        <div className={styles['zone']} data-over={isOver} data-empty={uploads.length === 0}>
          <IconCloudUpload aria-hidden />
          <div className={styles['words']}>
            <p className={styles['call']}>
              <span className={styles['byPointer']}>
                <Trans>Drop files anywhere on this page</Trans>
              </span>
              <span className={styles['byFinger']}>
                <Trans>Add files from this device</Trans>
              </span>
            </p>
            <p className={styles['caption']}>
              <Trans>PDF, DOCX, XLSX, CSV, Markdown, HTML, and text, up to {limit} each</Trans>
            </p>
          </div>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={t`Files`}
            accept={acceptedEndings.join(',')}
            onChange={({ currentTarget }) => {
              addFiles(uploader, Array.from(currentTarget.files ?? []))
              currentTarget.value = ''
            }}
          />
          <Button
            variant="primary"
            leftIcon={<IconUpload aria-hidden />}
            onClick={() => input.current?.click()}
          >
            <Trans>Select files</Trans>
          </Button>
        </div>
        {uploads.length > 0 && (
          <>
            <div className={styles['head']}>
              <h2 className={styles['count']}>
                <Plural value={uploads.length} one="# file" other="# files" />
              </h2>
              <UploadCounts uploads={uploads} />
              <span className={styles['actions']}>
                {failed.length > 0 && (
                  <Button
                    variant="subtle"
                    size="sm"
                    leftIcon={<IconRefresh aria-hidden />}
                    onClick={() => failed.forEach(({ id }) => retryFile(uploader, id))}
                  >
                    <Plural value={failed.length} one="Retry # failed" other="Retry # failed" />
                  </Button>
                )}
                {unfinished.length > 0 && (
                  <Button
                    variant="subtle"
                    size="sm"
                    onClick={() => unfinished.forEach(({ id }) => dropFile(uploader, id))}
                  >
                    <Trans>Cancel all</Trans>
                  </Button>
                )}
              </span>
            </div>
            <ul className={styles['list']} aria-label={t`Files`}>
              {uploads.map((upload) => (
                <FileRow
                  key={upload.id}
                  upload={upload}
                  uploader={uploader}
                  isOpen={upload.id === scan?.id}
                  onOpen={() => open(upload.id === scan?.id ? undefined : upload.id)}
                >
                  {!isBeside && upload.id === scan?.id && pane}
                </FileRow>
              ))}
            </ul>
            <p className={styles['note']}>
              <IconInfoCircle aria-hidden />
              <Trans>
                Uploads continue while you work elsewhere in Replybay. Files that need your decision wait
                here.
              </Trans>
            </p>
          </>
        )}
      </div>
      {isBeside && pane}
    </div>
  )
}
