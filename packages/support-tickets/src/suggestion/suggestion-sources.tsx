import type { components } from '@replybay/api-client'
import { textLinkClassName } from '@replybay/ui-kit'
import { Fragment } from 'react'
import { Link } from '../links.ts'
import { SourceNames } from '../model/source-names.tsx'

interface SuggestionSourcesProps {
  sources: components['schemas']['Suggestion']['sources']
}

/** What a suggestion rests on, on one line: each is opened where it is. */
export function SuggestionSources({ sources }: SuggestionSourcesProps) {
  return sources.map((source, place) => (
    <Fragment key={source.ticketId ?? source.documentId}>
      {place > 0 && ', '}
      {source.ticketId ? (
        <Link to="/ticket/$id" params={{ id: source.ticketId }} className={textLinkClassName()}>
          {source.title}
        </Link>
      ) : (
        <SourceNames sources={[{ documentId: '', ...source }]} />
      )}
    </Fragment>
  ))
}
