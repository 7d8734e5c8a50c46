import { runMutation, ticketMutations } from '@replybay/api-client'
import { keepDraft, parseDraft, readKept } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { v4 as randomId } from 'uuid'
import { attachmentQuery, isPicture } from './attachment.ts'

/** A file on its way to the server, or one that did not arrive. */
interface Upload {
  id: string
  file: File
  /** How much of it is through, 0 to 1. */
  share: number
  /** What the attempt threw. */
  error?: unknown
  leaving: AbortController
}

/** By the key of the draft that they are for: they go on while another ticket is open. */
const uploads = new Map<string, readonly Upload[]>()
const listeners = new Set<() => void>()
const none: readonly Upload[] = []
/** The end of the file that is sent last. */
let last: Promise<unknown> = Promise.resolve()

/** The files of a draft that are not on the server yet. */
export function useUploads(draftKey: string): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads.get(draftKey) ?? none)
}

/** What files are sent for. */
export interface UploadPlace {
  client: QueryClient
  ticketId: string
  draftKey: string
  /** The newest message of the ticket, for a draft that begins with a file. */
  seen: string | null
}

/** Sends files of a ticket's draft to the server, one after another; each belongs to the draft once it is there. */
export function startUploads(place: UploadPlace, files: readonly File[]): void {
  for (const file of files) {
    void upload(place, { id: randomId(), file, share: 0, leaving: new AbortController() })
  }
}

export function retryUpload(place: UploadPlace, { id, file }: Upload): void {
  cancelUpload(place.draftKey, id)
  startUploads(place, [file])
}

export function cancelUpload(draftKey: string, id: string): void {
  uploads
    .get(draftKey)
    ?.find((each) => each.id === id)
    ?.leaving.abort()
  change(draftKey, (known) => known.filter((each) => each.id !== id))
}

async function upload(place: UploadPlace, begun: Upload): Promise<void> {
  const { client, ticketId, draftKey, seen } = place
  const { id, file, leaving } = begun
  const tell = (news: Partial<Upload>) =>
    change(draftKey, (known) => known.map((each) => (each.id === id ? { ...each, ...news } : each)))
  change(draftKey, (known) => [...known, begun])
  try {
    const { signal } = leaving
    const stored = await inTurn(() => {
      signal.throwIfAborted()
      const body = { file, signal, onProgress: (share: number) => tell({ share }) }
      // The file is not kept once it is there.
      return runMutation(client, { ...ticketMutations.addAttachment(ticketId), gcTime: 0 }, body)
    })
    // It is seen at once, here and in the thread, and need not come back from the server.
    if (isPicture(stored)) client.setQueryData(attachmentQuery(ticketId, stored).queryKey, file)
    const { key: _former, ...draft } = parseDraft(readKept(draftKey))
    const attachments = [...(draft.attachments ?? []), stored]
    keepDraft(draftKey, { ...draft, seen: draft.seen ?? seen, attachments })
    change(draftKey, (known) => known.filter((each) => each.id !== id))
  } catch (error) {
    if (!leaving.signal.aborted) tell({ error })
  }
}

/** The server takes two files of a person at a time, and there may be another tab. */
function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const turn = last.then(send)
  last = turn.catch(() => undefined)
  return turn
}

function change(draftKey: string, next: (known: readonly Upload[]) => readonly Upload[]): void {
  const left = next(uploads.get(draftKey) ?? none)
  if (left.length > 0) uploads.set(draftKey, left)
  else uploads.delete(draftKey)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
