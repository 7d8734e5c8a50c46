import { knowledgeMutations, runMutation } from '@replybay/api-client'
import { v4 as randomId } from 'uuid'
import { findAlike } from '../alike/find-alike.ts'
import { LONGEST_TITLE } from '../model/limits.ts'
import { type Refusal, refusalOf } from './accepted-files.ts'
import { followUploads } from './follow-uploads.ts'
import {
  changeUploads,
  findUpload,
  tellUpload,
  type Upload,
  type Uploader,
  uploadsOf,
} from './upload-store.ts'

/** As many as the server takes of a person at once. */
const AT_ONCE = 2

/** How often it is looked whether a file of the same title is there by now; in ms. */
const AGAIN_MS = 300

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
  changeUploads(uploader.userId, (known) => [...known, ...added])
  for (const upload of added) if (!upload.refusal) void look(uploader, upload)
}

/** Adds a file in the place of a source, which stays until the file is known. @returns why it is not sent. */
export function replaceFile(uploader: Uploader, file: File, replaces: string): Refusal | undefined {
  const refusal = refusalOf(file)
  if (refusal) return refusal
  const title = file.name.slice(0, LONGEST_TITLE)
  const upload: Upload = {
    id: randomId(),
    file,
    title,
    state: 'waiting',
    isLookedUp: true,
    share: 0,
    replaces,
    leaving: new AbortController(),
  }
  changeUploads(uploader.userId, (known) => [...known, upload])
  sendNext(uploader)
  return undefined
}

/** Sends one that asked; with `replaces`, in the place of a source. */
export function sendFile(uploader: Uploader, id: string, replaces?: string): void {
  const asked = { state: 'waiting', share: 0, error: undefined, ...(replaces && { replaces }) } as const
  tellUpload(uploader, id, asked)
  sendNext(uploader)
}

/** Begins again where one has failed. */
export function retryFile(uploader: Uploader, id: string): void {
  const upload = findUpload(uploader, id)
  if (!upload || upload.isLookedUp) return sendFile(uploader, id)
  tellUpload(uploader, id, { state: 'looking', error: undefined })
  void look(uploader, upload)
}

/** Stops one, and takes it off the list; what the server has stays. */
export function dropFile(uploader: Uploader, id: string): void {
  findUpload(uploader, id)?.leaving.abort()
  changeUploads(uploader.userId, (known) => known.filter((upload) => upload.id !== id))
  sendNext(uploader)
}

/** Whether a source has its title. */
async function look(uploader: Uploader, { id, title, leaving }: Upload): Promise<void> {
  try {
    while (hasTwinAhead(uploader, id)) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      if (leaving.signal.aborted) return
    }
    const same = await findAlike(uploader.client, { title }, uploader.canFind)
    tellUpload(uploader, id, { isLookedUp: true })
    if (same) tellUpload(uploader, id, { state: 'asks', same })
    else sendFile(uploader, id)
  } catch (error) {
    if (!leaving.signal.aborted) tellUpload(uploader, id, { state: 'failed', error })
  }
}

/** Whether another file of its title is on its way: once that is there, it is a source like any other. */
function hasTwinAhead({ userId }: Uploader, id: string): boolean {
  const known = uploadsOf(userId)
  const place = known.findIndex((one) => one.id === id)
  const title = known[place]?.title.toLowerCase()
  return known
    .slice(0, Math.max(0, place))
    .some((one) => one.title.toLowerCase() === title && ['looking', 'waiting', 'sending'].includes(one.state))
}

function sendNext(uploader: Uploader): void {
  const known = uploadsOf(uploader.userId)
  const room = AT_ONCE - known.filter(({ state }) => state === 'sending').length
  for (const upload of known.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))) {
    void send(uploader, upload)
  }
}

async function send(uploader: Uploader, { id, file, title, leaving }: Upload): Promise<void> {
  tellUpload(uploader, id, { state: 'sending' })
  try {
    const onProgress = (share: number) => tellUpload(uploader, id, { share })
    const body = { file, title, key: id, signal: leaving.signal, onProgress }
    // The file is not kept once it is there.
    const document = await runMutation(
      uploader.client,
      { ...knowledgeMutations.uploadFile(), gcTime: 0 },
      body,
    )
    tellUpload(uploader, id, { state: 'sent', share: 1, document })
    void followUploads(uploader)
  } catch (error) {
    if (!leaving.signal.aborted) tellUpload(uploader, id, { state: 'failed', error })
  }
  sendNext(uploader)
}
