import { listBlobs } from '../attachments/store.ts'
import { avatarBlob } from '../users/avatar.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { Person } from '../handlers.ts'
import type { ConfirmPassword } from './confirm-password.ts'
import {
  deleteCompanyWhole,
  listAvatars,
  lockCustomersAndTickets,
  lockSubscription,
} from './deletion-store.ts'

/** Money may still be taken for these. */
const BILLED = new Set(['active', 'past_due'])

export interface DeletionService {
  /**
   * Deletes the company, its people and everything that they kept.
   *
   * @throws Failure `invalid-password`, `active-subscription`, or `too-many-requests`.
   * @see specification §4, §8
   */
  deleteAccount(person: Person, password: string): Promise<void>
}

export function createDeletionService(
  database: Database,
  blobs: BlobStore,
  confirm: ConfirmPassword,
): DeletionService {
  return {
    async deleteAccount(person, password) {
      await confirm(person, password)
      const { companyId } = person
      const left = await database.transaction(async (queries) => {
        await lockCustomersAndTickets(queries, companyId)
        const status = await lockSubscription(queries, companyId)
        if (status !== undefined && BILLED.has(status)) throw new Failure('active-subscription')
        const avatars = await listAvatars(queries, companyId)
        const files = await listBlobs(queries, companyId)
        await deleteCompanyWhole(queries, companyId)
        return [...avatars.map(avatarBlob), ...files]
      })
      // Nobody knows their addresses any more: what can't be removed now shows nothing to anybody.
      await Promise.allSettled(left.map((blob) => blobs.remove(blob)))
    },
  }
}
