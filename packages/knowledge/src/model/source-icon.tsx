import {
  IconFile,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMail,
  IconMarkdown,
  IconMessageQuestion,
  IconTable,
  IconTicket,
  IconWorld,
} from '@tabler/icons-react'
import type { Source } from './source.ts'

/** The picture of a source: what it is, and of a file what it holds. */
export function SourceIcon({ kind, contentType = '' }: Pick<Source, 'kind' | 'contentType'>) {
  if (kind === 'text') return <IconFileText aria-hidden />
  if (kind === 'qa') return <IconMessageQuestion aria-hidden />
  if (kind === 'ticket') return <IconTicket aria-hidden />
  if (kind === 'email') return <IconMail aria-hidden />
  if (kind === 'website') return <IconWorld aria-hidden />
  if (contentType === 'application/pdf') return <IconFileTypePdf aria-hidden />
  if (contentType.includes('wordprocessing')) return <IconFileTypeDocx aria-hidden />
  if (contentType.includes('spreadsheet') || contentType === 'text/csv') return <IconTable aria-hidden />
  if (contentType === 'text/markdown') return <IconMarkdown aria-hidden />
  return <IconFile aria-hidden />
}
