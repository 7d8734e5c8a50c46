import { ComposerFile } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { attachmentQuery, isPicture } from './attachment.ts'
import { BlobImage } from './blob-image.tsx'
import type { ComposedFile, useAttachments } from './use-attachments.ts'

type ComposerFilesProps = Pick<ReturnType<typeof useAttachments>, 'ticketId' | 'files' | 'remove' | 'retry'>

/** The files that go with what is being written. */
export function ComposerFiles({ ticketId, files, remove, retry }: ComposerFilesProps) {
  return files.map((file) => (
    <ComposerFile
      key={file.id}
      file={file}
      picture={isPicture(file) && <Picture ticketId={ticketId} file={file} />}
      onRemove={() => remove(file.id)}
      onRetry={() => retry(file.id)}
    />
  ))
}

function Picture({ ticketId, file: { id, bytes } }: { ticketId: string; file: ComposedFile }) {
  const { data = bytes } = useQuery({ ...attachmentQuery(ticketId, { _id: id }), enabled: !bytes })
  return data && <BlobImage bytes={data} />
}
