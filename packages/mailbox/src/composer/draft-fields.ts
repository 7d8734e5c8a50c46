import * as v from 'valibot'
import { type KeptFile, type OutboxEntry, type WritingMode, writingModes } from './outbox-entry.ts'

/** What is kept of what is being written. Of recipients and subject nothing is kept until they are changed. */
export const emptyDraft = {
  mode: '',
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  text: '',
  html: '',
  files: '',
  emailId: '',
  about: '',
}

export type DraftFields = typeof emptyDraft

/** A list that was changed, also one that is empty by now. */
export const listText = (words: readonly string[]): string => words.join(' ') || NOTHING
const NOTHING = ' '

/** @param standard what it is until somebody changes it */
export function listOf(text: string, standard: readonly string[]): readonly string[] {
  return text === '' ? standard : text.split(' ').filter(Boolean)
}

export const modeOf = ({ mode }: Pick<DraftFields, 'mode'>): WritingMode | undefined =>
  writingModes.find((each) => each === mode)

const files = v.array(v.object({ id: v.string(), name: v.string(), type: v.string(), size: v.number() }))

export function filesOf({ files: kept }: Pick<DraftFields, 'files'>): readonly KeptFile[] {
  try {
    const { success, output } = v.safeParse(files, JSON.parse(kept || '[]'))
    return success ? output : []
  } catch {
    return []
  }
}

export const filesText = (kept: readonly KeptFile[]): string => (kept.length > 0 ? JSON.stringify(kept) : '')

/** The draft that an email was before it was sent. */
export function draftOf(entry: OutboxEntry): DraftFields {
  return {
    mode: entry.mode,
    to: listText(entry.to),
    cc: listText(entry.cc),
    bcc: listText(entry.bcc),
    subject: entry.subject,
    text: entry.text,
    html: entry.html ?? '',
    files: filesText(entry.files),
    emailId: entry.headerId ?? '',
    about: JSON.stringify([entry.to.join(', '), entry.subject]),
  }
}
