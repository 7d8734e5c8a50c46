/* oxlint-disable lingui/no-unlocalized-strings -- what a company wrote, in stories and tests alone */
import type { KnowledgeDocument, KnowledgeWebsite } from '@replybay/api-client'
import {
  getUserInfo,
  listKnowledgeDocuments,
  listKnowledgeWebsites,
  listPassages,
} from '@replybay/api-client/operations'
import { aUser, handle } from '@replybay/testing'
import { compareSources, sourceOrder } from '../model/source-order.ts'
import { sourceOfDocument } from '../model/source.ts'

/** A source that is ready; what is undefined is left out. */
export function aDocument(
  document: { [Field in keyof KnowledgeDocument]?: KnowledgeDocument[Field] | undefined } = {},
): KnowledgeDocument {
  // Sound: what it has, a document may have; JSON leaves out what is undefined.
  return {
    documentId: 'doc-globe',
    title: 'Faut-il renvoyer un globe cassé ?',
    question: 'Faut-il renvoyer un globe cassé ?',
    kind: 'qa',
    state: 'ready',
    passages: 2,
    indexedAt: '2026-11-18T16:41:02.000Z',
    language: 'fr-FR',
    replies: 41,
    size: 210,
    createdAt: '2026-10-02T09:12:00.000Z',
    updatedAt: '2026-11-18T16:40:11.000Z',
    ...document,
  } as KnowledgeDocument
}

const other = { question: undefined, kind: 'text' } as const

/** Sources of all kinds and in all states, as in the pictures. */
export const documents: readonly KnowledgeDocument[] = [
  aDocument({
    ...other,
    documentId: 'doc-catalogue',
    kind: 'file',
    title: 'Catalogue hiver 2026.pdf',
    contentType: 'application/pdf',
    state: 'failed',
    problem: 'password',
    passages: undefined,
    language: undefined,
    replies: 0,
    size: 18_400_000,
  }),
  aDocument(),
  aDocument({
    ...other,
    documentId: 'doc-halo',
    kind: 'file',
    title: 'Notice Halo v2.pdf',
    contentType: 'application/pdf',
    pages: 8,
    pagesWithoutText: 5,
    passages: 3,
    replies: 4,
    size: 6_100_000,
  }),
  aDocument({
    ...other,
    documentId: 'doc-envios',
    title: 'Envíos a Canarias y Baleares',
    passages: 3,
    language: 'es-ES',
    replies: 19,
    size: 2_800,
  }),
  aDocument({
    ...other,
    documentId: 'doc-prices',
    kind: 'file',
    title: 'Tarifs professionnels 2026.xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    state: undefined,
    passages: undefined,
    replies: 8,
    size: 88_000,
  }),
  aDocument({
    ...other,
    documentId: 'doc-dimmers',
    title: 'Dimmers and drivers',
    state: 'indexing',
    passages: undefined,
    language: 'en-US',
    replies: 27,
    size: 14_000,
  }),
  aDocument({
    ...other,
    documentId: 'doc-exchange',
    kind: 'ticket',
    title: 'Échange d’un globe fêlé',
    passages: 1,
    replies: 6,
    size: 600,
  }),
]

/** What the server answers of a list of documents. */
export function listOf(shown: readonly KnowledgeDocument[]) {
  const countBy = (of: (document: KnowledgeDocument) => string | undefined) => {
    const counts: Record<string, number> = {}
    for (const document of shown) counts[of(document) ?? ''] = (counts[of(document) ?? ''] ?? 0) + 1
    return counts
  }
  return {
    documents: [...shown],
    nextCursor: null,
    counts: countBy(({ kind }) => kind),
    states: countBy(({ state }) => state),
    matching: shown.length,
    language: 'fr-FR',
    indexing: {
      state: 'idle' as const,
      done: shown.length,
      total: shown.length,
      startedAt: '2026-11-20T03:00:00.000Z',
    },
  }
}

export const user = handle(getUserInfo, () => ({
  data: {
    user: aUser({ container: 'container-1', companyDescription: 'Lamps of glass and brass, from Nantes.' }),
  },
}))

/** Somebody on a backend that knows the documented calls alone. */
export const documentedUser = handle(getUserInfo, () => ({
  data: { user: aUser({ container: 'container-1', capabilities: [] }) },
}))

/** The list, filtered as the server would. */
export const sources = (shown: readonly KnowledgeDocument[] = documents) =>
  handle(listKnowledgeDocuments, ({ request }) => {
    const query = new URL(request.url).searchParams
    const matching = shown.filter(
      ({ kind, state, language, title }) =>
        (query.get('kind') ?? kind) === kind &&
        (query.get('state') ?? state) === state &&
        (query.get('language') ?? language) === language &&
        title.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
    )
    const sort = sourceOrder({ sort: query.get('sort') ?? undefined, order: query.get('order') ?? undefined })
    const isSorted = query.has('sort')
    const ordered = isSorted
      ? matching.toSorted((one, another) =>
          compareSources(sort)(sourceOfDocument(one), sourceOfDocument(another)),
        )
      : matching
    return { data: { ...listOf(shown), documents: ordered, matching: matching.length } }
  })

/** A website that is being read. */
export const aWebsite: KnowledgeWebsite = {
  _id: 'site-aide',
  link: 'https://maisonlumen.example/aide',
  recursive: true,
  title: 'Aide et contact',
  state: 'indexing',
  pages: 21,
  pagesFound: 34,
  createdAt: '2026-11-20T08:12:00.000Z',
  updatedAt: '2026-11-20T08:12:00.000Z',
}

/** The websites, filtered as the server would. */
export const websites = (...shown: readonly KnowledgeWebsite[]) =>
  handle(listKnowledgeWebsites, ({ request }) => {
    const state = new URL(request.url).searchParams.get('state')
    return { data: { websites: shown.filter((one) => !state || one.state === state), nextCursor: null } }
  })

/** The passages of a source, two a page; of a scan its pages without text, too. */
export const passages = (texts: readonly string[], emptyPages?: number[]) =>
  handle(listPassages, ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
    const shown = texts.slice(from, from + 2).map((text, place) => ({
      position: from + place,
      headings: ['Notice', `Chapitre ${from + place + 1}`],
      page: from + place + 1,
      text,
      length: text.length,
    }))
    const nextCursor = from + 2 < texts.length ? String(from + 2) : null
    return { data: { passages: shown, total: texts.length, ...(emptyPages && { emptyPages }), nextCursor } }
  })
