/** The files that were added here, kept for as long as the dashboard is open. */
import type { AlikeSource, KnowledgeDocument } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isScan } from '../model/source.ts'
import type { Refusal } from './accepted-files.ts'

/** A file that was added here, as far as it has come. */
export interface Upload {
  /** Names the call, too: sent again, the server learns it once. */
  id: string
  file: File
  title: string
  /** `asks` where a source has its title; `sent` once the server has it. */
  state: 'refused' | 'looking' | 'asks' | 'waiting' | 'sending' | 'failed' | 'sent'
  refusal?: Refusal | undefined
  /** Whether it was looked up if a source has its title. */
  isLookedUp?: boolean
  /** How much of it is through, 0 to 1. */
  share: number
  /** What the attempt threw. */
  error?: unknown
  /** The source that has its title. */
  same?: AlikeSource | undefined
  /** Whether it stays although a source says nearly the same. */
  isKept?: boolean
  /** Removed once this one is ready. */
  replaces?: string | undefined
  /** What the server has made of it. */
  document?: KnowledgeDocument | undefined
  leaving: AbortController
}

/** Who adds files, and by what. */
export interface Uploader {
  client: QueryClient
  userId: string
  /** Whether the backend tells a document by its id. */
  canFind: boolean
}

/** By whom they are added: they go on while another page is open. */
const uploads = new Map<string, readonly Upload[]>()
const listeners = new Set<() => void>()
const none: readonly Upload[] = []

/** Those that a person has added since the dashboard was opened, in that order. */
export function useUploads(userId: string): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploadsOf(userId))
}

export function uploadsOf(userId: string): readonly Upload[] {
  return uploads.get(userId) ?? none
}

export function findUpload({ userId }: Uploader, id: string): Upload | undefined {
  return uploadsOf(userId).find((upload) => upload.id === id)
}

/** Says how far one has come; of one that was taken off the list, nothing. */
export function tellUpload({ userId }: Uploader, id: string, news: Partial<Upload>): void {
  changeUploads(userId, (known) =>
    known.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)),
  )
}

export function changeUploads(userId: string, next: (known: readonly Upload[]) => readonly Upload[]): void {
  uploads.set(userId, next(uploadsOf(userId)))
  const isOpen = [...uploads.values()].flat().some(isOnItsWay)
  // Whoever closes the dashboard loses what is not sent.
  if (isOpen) window.addEventListener('beforeunload', askFirst)
  else window.removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

/** Whether the server has it, and does not know it yet. */
export function isIndexed({ state, document }: Upload): boolean {
  return state === 'sent' && (document?.state === 'waiting' || document?.state === 'indexing')
}

/** The source that says nearly the same as what was read of the file, as long as nothing was decided about it. */
export function alikeOf({ document, isKept }: Upload): AlikeSource | undefined {
  return document?.state === 'ready' && !isKept ? document.alike : undefined
}

/** Whether it has pages that are images of text: they can't be read. */
export function isScanned({ document }: Upload): boolean {
  return (
    document !== undefined && (document.state === 'ready' || document.state === 'failed') && isScan(document)
  )
}

/** As if the dashboard was opened anew. For tests. */
export function forgetUploads(): void {
  for (const { leaving } of [...uploads.values()].flat()) leaving.abort()
  for (const userId of uploads.keys()) changeUploads(userId, () => none)
}

function isOnItsWay({ state }: Upload): boolean {
  return state === 'looking' || state === 'waiting' || state === 'sending'
}

function askFirst(event: Event): void {
  event.preventDefault()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
