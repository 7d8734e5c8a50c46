import { useLingui } from '@lingui/react/macro'
import { addAttachmentFileLimit, attachmentsLimit as MAX_FILES } from '@replybay/api-client/limits'
import { useFormats } from '@replybay/i18n'
import { type DroppedFile, useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import type { Draft } from '@replybay/sync'
import { wordError } from '../errors.ts'
import { cancelUpload, retryUpload, startUploads, useUploads } from './uploads.ts'

interface Place {
  ticketId: string
  draftKey: string
  draft: Draft
  /** The newest message of the ticket. */
  seen: string | null
  change: (change: Partial<Draft>) => void
}

/** A file that goes with an answer. */
export interface ComposedFile extends DroppedFile {
  type: string
  /** Absent once the server has it. */
  bytes?: Blob
}

/** The files that go with an answer: those that the server has, and those on their way. */
export function useAttachments({ ticketId, draftKey, draft, seen, change }: Place) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const client = useQueryClient()
  const place = { client, ticketId, draftKey, seen }
  const uploads = useUploads(draftKey)
  const stored = draft.attachments ?? []
  const files: ComposedFile[] = [
    ...stored.map(({ _id: id, name, type, size }) => ({
      id,
      name,
      type,
      size,
      state: 'done' as const,
      progress: 1,
    })),
    ...uploads.map(({ id, file, share, error }) => ({
      id,
      name: file.name,
      type: file.type,
      bytes: file,
      size: file.size,
      state: error === undefined ? ('sending' as const) : ('failed' as const),
      progress: share,
      ...(error !== undefined && { error: wordError(i18n, 'addAttachment', error) }),
    })),
  ]
  // As people count: 10 MB.
  const limit = formats.fileSize(10_000_000)
  const refuse = (title: string) => toasts.show({ tone: 'danger', title })

  return {
    ticketId,
    files,
    /** Some are not on the server: the answer has to wait for them. */
    isIncomplete: uploads.length > 0,
    add: (added: readonly File[]) => {
      for (const file of added.filter(({ size }) => size > addAttachmentFileLimit)) {
        refuse(t`${file.name} is larger than ${limit}`)
      }
      for (const file of added.filter(({ size }) => size === 0)) refuse(t`${file.name} is empty`)
      const fitting = added.filter(({ size }) => size > 0 && size <= addAttachmentFileLimit)
      const room = Math.max(0, MAX_FILES - files.length)
      if (fitting.length > room) refuse(t`You can attach up to ${MAX_FILES} files`)
      startUploads(place, fitting.slice(0, room))
    },
    remove: (id: string) => {
      cancelUpload(draftKey, id)
      if (stored.some(({ _id }) => _id === id)) {
        change({ attachments: stored.filter(({ _id }) => _id !== id) })
      }
    },
    retry: (id: string) => {
      const failed = uploads.find((each) => each.id === id)
      if (failed) retryUpload(place, failed)
    },
  }
}
