import { ComposerFile } from '@replybay/ui-kit'
import type { useAttachments } from './use-attachments.ts'

type ComposerFilesProps = Pick<ReturnType<typeof useAttachments>, 'files' | 'remove' | 'retry'>

/** The files that go with what is being written. */
export function ComposerFiles({ files, remove, retry }: ComposerFilesProps) {
  return files.map((file) => (
    <ComposerFile key={file.id} file={file} onRemove={() => remove(file.id)} onRetry={() => retry(file.id)} />
  ))
}
