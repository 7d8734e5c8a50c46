export { type Draft, keepDraft, parseDraft } from './draft.ts'
export { forgetFiles, keepFile, readFile } from './kept-files.ts'
export { countDraftKinds, type DraftKind, draftKey, draftsOf, forgetDrafts, listDrafts } from './drafts.ts'
export { forgetText, isPersisted, keepText, keptKeys, keptUnder, readKept } from './kept-text.ts'
export { createSync, type Sync } from './pending/create-sync.ts'
export { definePending, type Pending, pendingUnder } from './pending/define-pending.ts'
export {
  type PendingAttempt,
  type PendingChange,
  pendingFields,
  type PendingOwner,
} from './pending/pending-change.ts'
export { type PendingQueue, pendingQueue } from './pending/pending-queue.ts'
export { refusalIn } from './pending/pending-rules.ts'
export { heldFor } from './pending/held-for.ts'
export { useAttempts, useOutcomes, usePending } from './pending/use-pending.ts'
export { followTopics } from './stream/follow-changes.ts'
export { type LiveState, silent } from './stream/follow-stream.ts'
export { pause } from './stream/pause.ts'
export { withLock } from './with-lock.ts'
export { useDraft } from './use-draft.ts'
export { useKeptFields } from './use-kept-fields.ts'
export type { StreamStart } from './stream/share-stream.ts'
