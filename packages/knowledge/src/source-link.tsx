import { Trans } from '@lingui/react/macro'
import { buttonClassName, textLinkClassName } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
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

/** The way to write the answer to a question that no source answers. */
export function WriteAnswer({ question }: { question: string }) {
  return (
    <Link
      to="/knowledge/upload-resources"
      search={{ way: 'qa', question }}
      className={buttonClassName({ size: 'sm' })}
    >
      <IconPencil aria-hidden />
      <Trans context="button">Write the answer</Trans>
    </Link>
  )
}
