import type { TicketMessage } from '@replybay/api-client'
import { SlotOutlet, sourceLink } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { Fragment } from 'react'

interface SourceNamesProps {
  sources: NonNullable<TicketMessage['sources']>
}

/** What a reply rests on: pages of a website are opened there, other sources where a feature knows of them. */
export function SourceNames({ sources }: SourceNamesProps) {
  return sources.map(({ documentId, title, link }, place) => (
    <Fragment key={documentId}>
      {place > 0 && ', '}
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" className={textLinkClassName()}>
          {title}
        </a>
      ) : (
        <SlotOutlet slot={sourceLink} documentId={documentId} pending={title} otherwise={title}>
          {title}
        </SlotOutlet>
      )}
    </Fragment>
  ))
}
