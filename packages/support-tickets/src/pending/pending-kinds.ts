import type { PendingQueue } from '@replybay/sync'
import { deletions } from '../deletion/deletions.ts'
import { replies } from '../outbox/replies.ts'

/** What is kept in the browser until it is on the server. */
export const pendingKinds: readonly PendingQueue[] = [replies, deletions]
