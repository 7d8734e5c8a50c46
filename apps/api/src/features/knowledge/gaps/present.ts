import type { components } from '@replybay/api-client'
import { cutText } from '../../../platform/cut-text.ts'
import { type Alike, presentAlike } from '../present.ts'
import { type AskedRow, BARS } from './store.ts'

/** Characters of a source that are told. */
const MOST_QUOTED = 300

type Schemas = components['schemas']

interface Known {
  id: string
  state: 'open' | 'left' | 'answered'
  documentState: string | null
  /** Another source that answers it; null where there is none, or it is not ready. */
  answeredBy: Alike | null
  /** Where that says it, and from which place on; null where it is not known. */
  passage: string | null
  answerStart: number | null
}

interface Phrasing {
  text: string | null
  language: Schemas['Locale']
  ways: number
}

/** A gap with what was counted of it; undefined where nobody asked it in that time. */
export function presentGap(
  { id, state, documentState, answeredBy, passage, answerStart }: Known,
  counted: readonly AskedRow[],
  phrasing: Phrasing | undefined,
): Schemas['KnowledgeGap'] | undefined {
  const own = counted.filter(({ gapId }) => gapId === id)
  const asked = own.filter(({ bar }) => bar >= 0)
  if (asked.length === 0 || !phrasing) return undefined
  const languages: Record<string, number> = {}
  for (const { language, count } of asked) languages[language] = (languages[language] ?? 0) + count
  const isIndexing = documentState === 'waiting' || documentState === 'indexing'
  return {
    gapId: id,
    question: phrasing.text ?? '',
    language: phrasing.language,
    asked: sum(asked),
    ways: phrasing.ways,
    languages,
    days: Array.from({ length: BARS }, (_, bar) => sum(asked.filter((row) => row.bar === bar))),
    before: sum(own.filter(({ bar }) => bar < 0)),
    state: isIndexing ? 'indexing' : state,
    ...(answeredBy && { answeredBy: { ...presentAlike(answeredBy), ...quoted(passage, answerStart) } }),
    askedAt: new Date(Math.max(...asked.map(({ askedAt }) => askedAt.getTime()))).toISOString(),
  }
}

function quoted(passage: string | null, start: number | null): Pick<Schemas['AlikeSource'], 'passage'> {
  if (passage === null) return {}
  return { passage: cutText(passage.slice(start ?? 0), MOST_QUOTED) }
}

function sum(rows: readonly AskedRow[]): number {
  return rows.reduce((all, { count }) => all + count, 0)
}
