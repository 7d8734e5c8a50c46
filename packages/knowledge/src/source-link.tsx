import { textLinkClassName } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { Link } from './links.ts'
import { documentKey } from './model/source.ts'

/** The way to a source, from a page of another feature. */
export function SourceLink({ documentId, children }: { documentId: string; children: ReactNode }) {
  return (
    <Link
      to="/knowledge/view-files"
      search={{ source: documentKey(documentId) }}
      className={textLinkClassName()}
    >
      {children}
    </Link>
  )
}
