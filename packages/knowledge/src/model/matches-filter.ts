import type { SourceFilter } from './source-filter.ts'
import type { Source } from './source.ts'

/** Whether a source matches, for a backend that filters nothing itself. */
export function matchesFilter(source: Source, { search, kind, state, language }: SourceFilter): boolean {
  const words = [source.title, source.question, source.website?.link].join('\n').toLowerCase()
  return (
    (kind === undefined || source.kind === kind) &&
    (state === undefined || source.state === state) &&
    (language === undefined || source.language === language) &&
    words.includes((search ?? '').toLowerCase())
  )
}
