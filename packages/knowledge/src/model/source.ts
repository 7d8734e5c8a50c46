import type {
  AlikeSource,
  KnowledgeDocument,
  KnowledgeProblem,
  KnowledgeState,
  KnowledgeWebsite,
} from '@replybay/api-client'

/** Where a source comes from. */
export type SourceKind = NonNullable<KnowledgeDocument['kind']> | 'website'

/** Something that the AI agents know, or are about to, wherever it comes from: a row of the sources. */
export interface Source {
  /** Names it in the address: its kind and id. */
  key: string
  id: string
  kind: SourceKind
  title: string
  /** Of a pair. */
  question?: string | undefined
  /** Nothing where it is not known: that is never shown as ready. */
  state?: KnowledgeState | undefined
  problem?: KnowledgeProblem | undefined
  /** Since when it is on its way. */
  stateAt?: string | undefined
  /** Those that a search has found. */
  passages?: number | undefined
  /** When a search has found them. */
  indexedAt?: string | undefined
  pages?: number | undefined
  pagesWithoutText?: number | undefined
  /** Of a website that is being read. */
  pagesFound?: number | undefined
  /** The website as it is added again. */
  website?: { link: string; recursive: boolean } | undefined
  /** Those of the last 30 days that rest on it; nothing where they are not counted. */
  replies?: number | undefined
  savedBy?: string | undefined
  language?: string | undefined
  contentType?: string | undefined
  /** Bytes. */
  size?: number | undefined
  updatedAt?: string | undefined
}

export function sourceOfDocument({ documentId, kind = 'text', title, ...rest }: KnowledgeDocument): Source {
  const { question, state, problem, stateAt, passages, indexedAt, pages, pagesWithoutText } = rest
  const { replies, savedBy, language, contentType, size, updatedAt } = rest
  return {
    key: sourceKey(kind, documentId),
    id: documentId,
    kind,
    title: kind === 'qa' && question ? question : title,
    question,
    state,
    problem,
    stateAt,
    passages,
    indexedAt,
    pages,
    pagesWithoutText,
    replies,
    savedBy,
    language,
    contentType,
    size,
    updatedAt,
  }
}

export function sourceOfWebsite(website: KnowledgeWebsite): Source {
  const { _id, link, recursive = false, title, state, problem, pages, pagesFound } = website
  const { language, size, replies, updatedAt } = website
  return {
    key: sourceKey('website', _id),
    id: _id,
    kind: 'website',
    title: title ? `${title}, ${shortAddress(link)}` : shortAddress(link),
    state,
    problem,
    pages,
    pagesFound,
    website: { link, recursive },
    language,
    size,
    replies,
    updatedAt,
  }
}

/** An address as it is read aloud: without its scheme. */
function shortAddress(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

const sourceKey = (kind: SourceKind, id: string): string => `${kind}:${id}`

/** Names a document of which nothing more is known. */
export const documentKey = (id: string): string => `document:${id}`

/** The key of a website. */
export const keyOfWebsite = (id: string): string => sourceKey('website', id)

/** The key of a source that says nearly the same; a page is shown with its website. */
export const keyOfAlike = ({ kind, documentId, websiteId }: AlikeSource): string =>
  sourceKey(kind, websiteId ?? documentId)

/** Whether a key names a source. */
export function isNamed({ id, kind }: Source, key: string): boolean {
  const named = partsOfKey(key)
  return named.id === id && named.isWebsite === (kind === 'website')
}

/** What a source's key says of it. */
export function partsOfKey(key: string): { key: string; id: string; isWebsite: boolean } {
  const end = key.indexOf(':')
  return { key, id: key.slice(end + 1), isWebsite: key.slice(0, end) === 'website' }
}

/** Whether it has pages that are images of text, which nothing reads. */
export function isScan({
  problem,
  pagesWithoutText = 0,
}: Pick<Source, 'problem' | 'pagesWithoutText'>): boolean {
  return problem === 'scan' || pagesWithoutText > 0
}

/** Without a step for so long, something is wrong; in ms. */
const STUCK_MS = 10 * 60_000

/** Whether it is on its way for so long that somebody should have it tried again. */
export function isStuck(source: Pick<Source, 'state' | 'stateAt'>): boolean {
  const { stateAt } = source
  return isUnderWay(source) && stateAt !== undefined && Date.now() - Date.parse(stateAt) > STUCK_MS
}

/** Whether it is on its way into the knowledge. */
export function isUnderWay({ state }: Pick<Source, 'state'>): boolean {
  return state === 'waiting' || state === 'indexing'
}
