import { useLingui } from '@lingui/react/macro'
import type { Source, SourceKind } from './source.ts'

/** What each kind of source is called. */
export function useKindNames(): Readonly<Record<SourceKind, string>> {
  const { t } = useLingui()
  return {
    file: t({ context: 'kind of source', message: 'File' }),
    text: t({ context: 'kind of source', message: 'Text' }),
    qa: t({ context: 'kind of source', message: 'Q&A' }),
    ticket: t({ context: 'kind of source', message: 'Ticket' }),
    email: t({ context: 'kind of source', message: 'Email' }),
    website: t({ context: 'kind of source', message: 'Website' }),
  }
}

/** What a source is called by its kind; of a file by what it holds. */
export function useKindName(): (source: Pick<Source, 'kind' | 'contentType'>) => string {
  const { t } = useLingui()
  const names = useKindNames()
  return ({ kind, contentType = '' }) => {
    if (kind !== 'file') return names[kind]
    if (contentType === 'application/pdf') return 'PDF'
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a product
    if (contentType.includes('wordprocessing')) return 'Word'
    if (contentType.includes('spreadsheet') || contentType === 'text/csv') {
      return t({ context: 'kind of file', message: 'Spreadsheet' })
    }
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of a format
    if (contentType === 'text/markdown') return 'Markdown'
    if (contentType === 'text/html') return 'HTML'
    return names.file
  }
}
