import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, buttonClassName, IconButton, MiddleEllipsis } from '@replybay/ui-kit'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../links.ts'
import { keyOfAlike, sourceOfDocument } from '../../model/source.ts'
import { SourceIcon } from '../../model/source-icon.tsx'
import { typeOfName } from '../../uploads/accepted-files.ts'
import { FileState } from './file-state.tsx'
import styles from './files.module.css'
import { alikeOf, isScanned, tellUpload, type Upload, type Uploader } from '../../uploads/upload-store.ts'
import { dropFile, retryFile, sendFile } from '../../uploads/uploads.ts'

interface FileRowProps {
  upload: Upload
  uploader: Uploader
  /** Whether what could not be read of it is shown. */
  isOpen: boolean
  onOpen: () => void
  /** Opened below it. */
  children?: ReactNode
}

/** A file, how far it has come, and what can be done about it. */
export function FileRow({ upload, uploader, isOpen, onOpen, children }: FileRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { id, file, state, same, document } = upload
  const leaveOut = useMutation(knowledgeMutations.removeDocument(document?.documentId ?? ''))
  const isReady = document?.state === 'ready'
  const alike = alikeOf(upload)
  const isScan = isScanned(upload)
  return (
    <li className={styles['row']} aria-label={file.name}>
      <SourceIcon kind="file" contentType={document?.contentType ?? typeOfName(file.name)} />
      <div className={styles['words']}>
        <p className={styles['name']}>
          <MiddleEllipsis text={file.name} />
          <span className={styles['caption']}>{formats.fileSize(file.size)}</span>
        </p>
        <FileState upload={upload} />
      </div>
      <span className={styles['actions']}>
        {state === 'asks' && same && (
          <>
            <Link
              to="/knowledge/view-files"
              search={{ source: keyOfAlike(same) }}
              className={buttonClassName({ variant: 'subtle', size: 'sm' })}
            >
              <Trans>Compare</Trans>
            </Link>
            <Button variant="subtle" size="sm" onClick={() => sendFile(uploader, id)}>
              <Trans>Keep both</Trans>
            </Button>
            {same.kind !== 'website' && (
              <Button size="sm" onClick={() => sendFile(uploader, id, same.documentId)}>
                <Trans>Replace</Trans>
              </Button>
            )}
          </>
        )}
        {state === 'failed' && (
          <Button size="sm" leftIcon={<IconRefresh aria-hidden />} onClick={() => retryFile(uploader, id)}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {alike && (
          <>
            <Link
              to="/knowledge/view-files"
              search={{ source: keyOfAlike(alike) }}
              className={buttonClassName({ variant: 'subtle', size: 'sm' })}
            >
              <Trans>Compare</Trans>
            </Link>
            <Button variant="subtle" size="sm" onClick={() => tellUpload(uploader, id, { isKept: true })}>
              <Trans>Keep both</Trans>
            </Button>
          </>
        )}
        {isScan && (
          <Button variant="subtle" size="sm" aria-expanded={isOpen} onClick={onOpen}>
            <Trans>What to do</Trans>
          </Button>
        )}
        {(isScan || alike) && (
          <Button
            variant="subtle"
            size="sm"
            loading={leaveOut.isPending}
            onClick={() => leaveOut.mutate(undefined, { onSuccess: () => dropFile(uploader, id) })}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
        {document && isReady ? (
          <Link
            to="/knowledge/view-files"
            search={{ source: sourceOfDocument(document).key }}
            className={buttonClassName({ variant: 'subtle', size: 'sm' })}
            aria-label={t`View ${file.name}`}
          >
            <Trans>View</Trans>
          </Link>
        ) : (
          <IconButton
            label={
              state === 'sent' || state === 'refused'
                ? t`Remove ${file.name} from the list`
                : t`Cancel ${file.name}`
            }
            icon={<IconX aria-hidden />}
            onClick={() => dropFile(uploader, id)}
          />
        )}
      </span>
      {children && <div className={styles['below']}>{children}</div>}
    </li>
  )
}
