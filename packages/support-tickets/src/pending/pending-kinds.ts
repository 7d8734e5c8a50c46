import type { PendingQueue } from '@replybay/sync'
import { replies } from '../outbox/replies.ts'

/** What is kept in the browser until it is on the server. */
export const pendingKinds: readonly PendingQueue[] = [replies]
