import { forgetFilesOf } from './kept-files.ts'
import { forgetText, keptKeys, readKept } from './kept-text.ts'

/** What the keys of a person's drafts begin with. */
export const draftsOf = (userId: string): string => `replybay:draft:${userId}:`

/**
 * Where a person's draft for something is kept, by `keepText`; it outlives the tab and the session.
 * @param subject - What it is for: unique among all features.
 */
export const draftKey = (userId: string, subject: string): string => draftsOf(userId) + subject

/** What a person's drafts in this browser are for. */
export function listDrafts(userId: string): string[] {
  return keptKeys(draftsOf(userId)).map((key) => key.slice(draftsOf(userId).length))
}

/** The kinds of drafts, by what the subjects of their keys begin with; a reply's subject is the ticket alone. */
const kindOfBeginning = {
  outbox: 'reply',
  email: 'reply',
  note: 'note',
  'note-change': 'note',
  opening: 'ticket',
  canned: 'saved-reply',
  fact: 'customer',
  knowledge: 'knowledge',
  form: 'form',
} as const

/** What a draft is going to be. */
export type DraftKind = (typeof kindOfBeginning)[keyof typeof kindOfBeginning]

/** How many drafts of each kind a person keeps in this browser; empty where there are none. */
export function countDraftKinds(userId: string): Partial<Record<DraftKind, number>> {
  const counts: Partial<Record<DraftKind, number>> = {}
  for (const subject of listDrafts(userId)) {
    const kind = kindOf(subject)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

function kindOf(subject: string): DraftKind {
  const beginning = subject.slice(0, Math.max(0, subject.indexOf(':')))
  return isKnown(beginning) ? kindOfBeginning[beginning] : beginning === '' ? 'reply' : 'form'
}

const isKnown = (beginning: string): beginning is keyof typeof kindOfBeginning =>
  Object.hasOwn(kindOfBeginning, beginning)

/** Deletes all drafts of a person from this browser at once, and then the files that go with them. */
export async function forgetDrafts(userId: string): Promise<void> {
  const keys = keptKeys(draftsOf(userId))
  const texts = keys.flatMap((key) => readKept(key) ?? [])
  for (const key of keys) forgetText(key)
  await forgetFilesOf(texts)
}
