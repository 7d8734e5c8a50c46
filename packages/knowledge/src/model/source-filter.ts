import type { KnowledgeState } from '@replybay/api-client'
import { locales } from '@replybay/i18n'
import type { SourceKind } from './source.ts'

const kinds: readonly SourceKind[] = ['file', 'text', 'qa', 'ticket', 'email', 'website']
const states: readonly KnowledgeState[] = ['waiting', 'indexing', 'ready', 'failed']
/** Those whose words the search tells apart: the interface’s. */
export const knowledgeLanguages = locales.map(({ code }) => code)

/** What the sources are narrowed by. It lives in the address. */
export interface SourceFilter {
  search?: string
  kind?: SourceKind
  state?: KnowledgeState
  language?: string
}

/** What an address says of a filter, without what this build does not know. */
export function sourceFilter(address: Readonly<Record<string, string | undefined>>): SourceFilter {
  const { search } = address
  const language = knowledgeLanguages.find((one) => one === address['language'])
  const kind = kinds.find((one) => one === address['kind'])
  const state = states.find((one) => one === address['state'])
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(language && { language }),
  }
}
