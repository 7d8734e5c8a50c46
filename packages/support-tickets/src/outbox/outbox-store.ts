import { draftKey, forgetText, keepText, keptKeys, readKept, subscribeKept } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import { type OutboxEntry, parseEntry } from './outbox-entry.ts'

// A draft until it is sent: who signs out is asked about it, too. One key each, so that tabs don't overwrite another's.
const beginning = (userId: string) => draftKey(userId, 'outbox:')
const keyOf = (userId: string, key: string) => beginning(userId) + key

/** The entry as it is now, in whichever tab it was changed; undefined once it was sent or taken back. */
export function readEntry(userId: string, key: string): OutboxEntry | undefined {
  return parseEntry(readKept(keyOf(userId, key)))
}

export function keepEntry(userId: string, entry: OutboxEntry): void {
  keepText(keyOf(userId, entry.key), JSON.stringify(entry))
}

export function forgetEntry(userId: string, key: string): void {
  forgetText(keyOf(userId, key))
}

/** What a person has sent that is not on the server yet, in the order of sending. */
export function readOutbox(userId: string): OutboxEntry[] {
  return parse(snapshot(userId))
}

/** The same, wherever it is shown. */
export function useOutbox(userId: string): readonly OutboxEntry[] {
  const kept = useSyncExternalStore(subscribeKept, () => snapshot(userId))
  return useMemo(() => parse(kept), [kept])
}

/** One entry a line: JSON holds no line break. */
function snapshot(userId: string): string {
  return keptKeys(beginning(userId))
    .map((key) => readKept(key) ?? '')
    .join('\n')
}

function parse(kept: string): OutboxEntry[] {
  return kept
    .split('\n')
    .flatMap((line) => parseEntry(line) ?? [])
    .toSorted((a, b) => a.queuedAt - b.queuedAt)
}
