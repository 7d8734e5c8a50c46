import type { UnreadMention } from '@replybay/api-client'
import { customerDataKey } from '@replybay/feature-kit'
import { keepText, readKept, keptUnder } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import { isMeant, type Notice, type Which, withMentions, withNotice, withRead } from './notice.ts'

const keyOf = (userId: string) => customerDataKey(userId, 'notices')

/** What a person was told in this browser, the newest first; the same in all its tabs. */
export function useNotices(userId: string): Notice[] {
  const kept = useSyncExternalStore(keptUnder(keyOf(userId)), () => readKept(keyOf(userId)))
  return useMemo(() => parse(kept), [kept])
}

/** @returns whether it is news; another tab may have told it already. */
export function addNotice(userId: string, notice: Notice): boolean {
  const known = parse(readKept(keyOf(userId)))
  const isKnown = known.some(({ messageId, kind }) => messageId === notice.messageId && kind === notice.kind)
  if (!isKnown) keepText(keyOf(userId), JSON.stringify(withNotice(known, notice)))
  return !isKnown
}

/** Takes in what the server says mentions the person. Parameters as of `withMentions`. */
export function keepMentions(userId: string, mentions: readonly UnreadMention[], isWhole: boolean): void {
  const kept = readKept(keyOf(userId))
  const next = JSON.stringify(withMentions(parse(kept), mentions, isWhole))
  if (next !== (kept ?? '[]')) keepText(keyOf(userId), next)
}

/** Those that are meant, or all of them. */
export function markNoticesRead(userId: string, which: Which = {}): void {
  const known = parse(readKept(keyOf(userId)))
  if (!known.some((notice) => !notice.isRead && isMeant(notice, which))) return
  keepText(keyOf(userId), JSON.stringify(withRead(known, which)))
}

function parse(kept: string | undefined): Notice[] {
  try {
    const notices: unknown = JSON.parse(kept ?? '[]')
    // Sound: only `addNotice` writes under the key; what an older version wrote and does not fit is left out.
    return Array.isArray(notices) ? (notices.filter(isNotice) as Notice[]) : []
  } catch {
    return []
  }
}

function isNotice(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'ticketId' in value && 'customer' in value && 'at' in value
  )
}
