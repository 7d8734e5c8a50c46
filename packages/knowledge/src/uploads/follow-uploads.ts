import {
  ApiError,
  type KnowledgeDocument,
  knowledgeMutations,
  knowledgeQueries,
  runMutation,
} from '@replybay/api-client'
import {
  changeUploads,
  findUpload,
  isIndexed,
  tellUpload,
  type Upload,
  type Uploader,
  uploadsOf,
} from './upload-store.ts'

/** How often it is read how far the files are indexed; in ms. */
const FOLLOW_MS = 2_000
/** Of how many each time: those that were asked for longest ago. */
const MOST_ASKED = 20

const following = new Set<string>()

/** Reads how far the files are indexed until all are. */
export async function followUploads(uploader: Uploader): Promise<void> {
  const { userId } = uploader
  if (following.has(userId)) return
  following.add(userId)
  const asked = new Map<string, number>()
  for (let round = 1; uploadsOf(userId).some(isIndexed); round++) {
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_MS))
    const due = uploadsOf(userId)
      .filter(isIndexed)
      .toSorted((one, other) => (asked.get(one.id) ?? 0) - (asked.get(other.id) ?? 0))
      .slice(0, MOST_ASKED)
    for (const upload of due) {
      asked.set(upload.id, round)
      // What can't be asked now is asked again.
      await ask(uploader, upload).catch(() => undefined)
    }
  }
  following.delete(userId)
}

async function ask(uploader: Uploader, upload: Upload): Promise<void> {
  const { client, userId, canFind } = uploader
  const id = upload.document?.documentId ?? ''
  try {
    const document = canFind
      ? await client.fetchQuery({ ...knowledgeQueries.document(id), staleTime: 0 })
      : await findInList(uploader, id)
    if (document && findUpload(uploader, upload.id)) await learn(uploader, upload, document)
  } catch (error) {
    // Somebody has deleted it meanwhile.
    if (!(error instanceof ApiError && error.isNotFound)) throw error
    changeUploads(userId, (known) => known.filter((one) => one.id !== upload.id))
  }
}

/** A backend that tells no single document tells them all. */
async function findInList({ client }: Uploader, id: string): Promise<KnowledgeDocument | undefined> {
  const { documents } = await client.fetchQuery({ ...knowledgeQueries.documents(), staleTime: 1_000 })
  return documents.find(({ documentId }) => documentId === id)
}

async function learn(uploader: Uploader, upload: Upload, document: KnowledgeDocument): Promise<void> {
  tellUpload(uploader, upload.id, { document })
  const isDone = document.state === 'ready' || document.state === 'failed'
  if (isDone) await uploader.client.invalidateQueries({ queryKey: knowledgeQueries.all })
  if (document.state !== 'ready' || !upload.replaces) return
  const removal = knowledgeMutations.removeDocument(upload.replaces)
  // Where that fails both are there, and the list of sources shows it.
  await runMutation(uploader.client, removal).catch(() => undefined)
}
