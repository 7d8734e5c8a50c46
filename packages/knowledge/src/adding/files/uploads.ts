import {
  type KnowledgeDocument,
  knowledgeMutations,
  knowledgeQueries,
  runMutation,
} from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { v4 as randomId } from 'uuid'
import { refusalOf, type Refusal } from './accepted-files.ts'

/** A file that was added here, as far as it has come. */
export interface Upload {
  /** Names the call, too: sent again, the server learns it once. */
  id: string
  file: File
  title: string
  /** `asks` where a source has its title; `sent` once the server has it. */
  state: 'refused' | 'looking' | 'asks' | 'waiting' | 'sending' | 'failed' | 'sent'
  refusal?: Refusal | undefined
  /** How much of it is through, 0 to 1. */
  share: number
  /** What the attempt threw. */
  error?: unknown
  /** The source that has its title. */
  same?: KnowledgeDocument | undefined
  /** Removed once this one is ready. */
  replaces?: string | undefined
  /** What the server has made of it. */
  document?: KnowledgeDocument | undefined
  leaving: AbortController
}

/** As many as the server takes of a person at once. */
const AT_ONCE = 2
/** How often it is read how far the files are indexed; in ms. */
const FOLLOW_MS = 2_000
/** Sources that are read for it: those that changed last. */
const FOLLOWED = 100
const LONGEST_TITLE = 200

/** By whom they are added: they go on while another page is open. */
const uploads = new Map<string, readonly Upload[]>()
const listeners = new Set<() => void>()
const following = new Set<string>()
const none: readonly Upload[] = []

/** Who adds files, and by what. */
export interface Uploader {
  client: QueryClient
  userId: string
}

/** Those that a person has added since the dashboard was opened, in that order. */
export function useUploads(userId: string): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads.get(userId) ?? none)
}

/** Adds files: each is sent when it is its turn, unless it can't be read or asks something first. */
export function addFiles(uploader: Uploader, files: readonly File[]): void {
  const added = files.map((file): Upload => {
    const refusal = refusalOf(file)
    return {
      id: randomId(),
      file,
      title: file.name.slice(0, LONGEST_TITLE),
      state: refusal ? 'refused' : 'looking',
      refusal,
      share: 0,
      leaving: new AbortController(),
    }
  })
  change(uploader.userId, (known) => [...known, ...added])
  for (const upload of added) if (!upload.refusal) void look(uploader, upload)
}

/** Sends one that asked, or has failed; with `replaces`, in the place of a source. */
export function sendFile(uploader: Uploader, id: string, replaces?: string): void {
  tell(uploader, id, { state: 'waiting', share: 0, error: undefined, ...(replaces && { replaces }) })
  sendNext(uploader)
}

/** Stops one, and takes it off the list; what the server has stays. */
export function dropFile(uploader: Uploader, id: string): void {
  find(uploader, id)?.leaving.abort()
  change(uploader.userId, (known) => known.filter((upload) => upload.id !== id))
  sendNext(uploader)
}

/** As if the dashboard was opened anew. For tests. */
export function forgetUploads(): void {
  for (const all of uploads.values()) for (const { leaving } of all) leaving.abort()
  uploads.clear()
}

/** Whether a source has its title. */
async function look(uploader: Uploader, { id, title, leaving }: Upload): Promise<void> {
  try {
    const { documents } = await uploader.client.fetchQuery({
      ...knowledgeQueries.documents({ search: title }),
      staleTime: 0,
    })
    const same = documents.find((document) => document.title === title)
    if (same) tell(uploader, id, { state: 'asks', same })
    else sendFile(uploader, id)
  } catch (error) {
    if (!leaving.signal.aborted) tell(uploader, id, { state: 'failed', error })
  }
}

function sendNext(uploader: Uploader): void {
  const known = uploads.get(uploader.userId) ?? none
  const room = AT_ONCE - known.filter(({ state }) => state === 'sending').length
  for (const upload of known.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))) {
    void send(uploader, upload)
  }
}

async function send(uploader: Uploader, { id, file, title, leaving }: Upload): Promise<void> {
  tell(uploader, id, { state: 'sending' })
  try {
    const onProgress = (share: number) => tell(uploader, id, { share })
    const body = { file, title, key: id, signal: leaving.signal, onProgress }
    // The file is not kept once it is there.
    const document = await runMutation(
      uploader.client,
      { ...knowledgeMutations.uploadFile(), gcTime: 0 },
      body,
    )
    tell(uploader, id, { state: 'sent', share: 1, document })
    void follow(uploader)
  } catch (error) {
    if (!leaving.signal.aborted) tell(uploader, id, { state: 'failed', error })
  }
  sendNext(uploader)
}

/** Reads how far the files are indexed until all are. */
async function follow(uploader: Uploader): Promise<void> {
  const { client, userId } = uploader
  if (following.has(userId)) return
  following.add(userId)
  const options = knowledgeQueries.documents({ kind: 'file', limit: FOLLOWED })
  while ((uploads.get(userId) ?? none).some(isIndexed)) {
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_MS))
    const read = await client.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
    for (const upload of uploads.get(userId) ?? none) {
      const document = read?.documents.find(({ documentId }) => documentId === upload.document?.documentId)
      if (document && isIndexed(upload)) await learn(uploader, upload, document)
    }
  }
  following.delete(userId)
}

async function learn(uploader: Uploader, upload: Upload, document: KnowledgeDocument): Promise<void> {
  tell(uploader, upload.id, { document })
  const isDone = document.state === 'ready' || document.state === 'failed'
  if (isDone) await uploader.client.invalidateQueries({ queryKey: knowledgeQueries.all })
  if (document.state !== 'ready' || !upload.replaces) return
  const removal = knowledgeMutations.removeDocument(upload.replaces)
  // Where that fails both are there, and the list of sources shows it.
  await runMutation(uploader.client, removal).catch(() => undefined)
}

/** Whether the server has it, and does not know it yet. */
export function isIndexed({ state, document }: Upload): boolean {
  return state === 'sent' && (document?.state === 'waiting' || document?.state === 'indexing')
}

function find({ userId }: Uploader, id: string): Upload | undefined {
  return uploads.get(userId)?.find((upload) => upload.id === id)
}

function tell({ userId }: Uploader, id: string, news: Partial<Upload>): void {
  change(userId, (known) => known.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)))
}

function change(userId: string, next: (known: readonly Upload[]) => readonly Upload[]): void {
  uploads.set(userId, next(uploads.get(userId) ?? none))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
