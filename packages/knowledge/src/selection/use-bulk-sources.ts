import { useLingui } from '@lingui/react/macro'
import {
  type KnowledgeDocument,
  knowledgeMutations,
  knowledgeQueries,
  runMutation,
} from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { detailOfError, wordError } from '../errors.ts'
import type { SourceFilter } from '../model/source-filter.ts'
import { partsOfKey, type Source, sourceOfDocument } from '../model/source.ts'

interface DocumentPage {
  documents: readonly KnowledgeDocument[]
  nextCursor?: string | null
}

/** As many a call as the contract takes: of a list, and to be indexed again. */
const [PAGE, AT_ONCE] = [200, 100]

interface List {
  filter: SourceFilter
  /** Those that are loaded, all websites among them. */
  sources: readonly Source[]
  /** Those that are on their way out. */
  removed: ReadonlySet<string>
}

/** Which sources are chosen, all that match the filter if need be; and indexing them again. */
export function useBulkSources({ filter, sources, removed }: List) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isChoosingAll, setChoosingAll] = useState(false)
  const [indexed, setIndexed] = useState<number>()
  const selected = new Set([...chosen].filter((key) => !removed.has(key)))

  async function chooseAll() {
    setChoosingAll(true)
    try {
      const keys = sources.filter(({ website }) => website).map(({ key }) => key)
      const { kind, ...rest } = filter
      const asked = { ...rest, ...(kind && kind !== 'website' && { kind }), limit: PAGE }
      let cursor: string | null | undefined = kind === 'website' ? null : undefined
      while (cursor !== null) {
        const page: DocumentPage = await client.fetchQuery(
          knowledgeQueries.documents({ ...asked, ...(cursor && { cursor }) }),
        )
        keys.push(...page.documents.map((document) => sourceOfDocument(document).key))
        cursor = page.nextCursor ?? null
      }
      setChosen(new Set(keys))
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'listKnowledgeDocuments', error),
        detail: t`Your selection hasn’t changed. Try again.`,
      })
    } finally {
      setChoosingAll(false)
    }
  }

  /** Those that can't be indexed again stay chosen. */
  async function indexAgain() {
    const keys = [...selected]
    const websites = sources.flatMap((one) => (one.website && selected.has(one.key) ? [one] : []))
    const documents = keys.map(partsOfKey).filter(({ isWebsite }) => !isWebsite)
    const left = new Set(keys)
    setIndexed(0)
    const settle = (...done: string[]) => {
      for (const key of done) left.delete(key)
      setIndexed(keys.length - left.size)
    }
    try {
      for (let from = 0; from < documents.length; from += AT_ONCE) {
        const some = documents.slice(from, from + AT_ONCE)
        const body = { documentIds: some.map(({ id }) => id) }
        await runMutation(client, knowledgeMutations.indexAgain(), body)
        settle(...some.map(({ key }) => key))
      }
      for (const { key, website } of websites) {
        if (website) await runMutation(client, knowledgeMutations.learnFromWebsite(), website)
        settle(key)
      }
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'indexDocumentsAgain', error),
        detail: detailOfError(i18n, 'indexDocumentsAgain', error, t`Nothing changed. Try again.`),
      })
    } finally {
      setIndexed(undefined)
      setChosen(left)
    }
  }
  return {
    selected,
    select: setChosen,
    clear: () => setChosen(new Set()),
    isChoosingAll,
    chooseAll: () => void chooseAll(),
    indexed,
    indexAgain: () => void indexAgain(),
  }
}
