import { deleteAccountData } from '../../platform/account/delete-account.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { usersFailures } from './failures.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DataOwner } from '../../platform/server-feature.ts'
import type { ConfirmPassword } from '../auth/index.ts'
import { deleteCompany, lockSubscription } from './store.ts'

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

interface DeletionParts {
  database: Database
  blobs: BlobStore
  /** Whose data there is. */
  owners: readonly DataOwner[]
  confirm: ConfirmPassword
}

export function createDeletionService({ database, blobs, owners, confirm }: DeletionParts): DeletionService {
  return {
    async deleteAccount(person, password) {
      await confirm(person, password)
      const { companyId } = person
      const files = await database.transaction(async (queries) => {
        for (const { lockAccount } of owners) await lockAccount?.(queries, companyId)
        // The company comes last: who has locked a ticket needs it to write a message.
        const status = await lockSubscription(queries, companyId)
        if (status !== undefined && BILLED.has(status)) throw new Failure(usersFailures.activeSubscription)
        const found = await deleteAccountData(queries, owners, companyId)
        await deleteCompany(queries, companyId)
        return found
      })
      // Nobody knows their addresses any more: what can't be removed now shows nothing to anybody.
      await Promise.allSettled(files.map((blob) => blobs.remove(blob)))
    },
  }
}
