import { lt } from 'drizzle-orm'
import { impersonal, leftOut } from './account/account-table.ts'
import { captchaPasses } from './captcha/tables.ts'
import { leases } from './jobs/tables.ts'
import { mails } from './mail/tables.ts'
import { rateLimits } from './rate-limits/tables.ts'
import type { DataOwner, ServerFeature } from './server-feature.ts'

/** Mails that were sent stay in the local outbox for so long. */
const MAIL_LIFE_MS = 24 * 3_600_000

/** What the platform itself keeps. */
const platformOwners: readonly DataOwner[] = [
  {
    id: 'mail',
    tables: [leftOut(mails, 'Holds codes and links; a mail is removed a day after it was sent.')],
    housekeeping: [
      async ({ database }, now) => {
        const before = new Date(now.getTime() - MAIL_LIFE_MS)
        await database.queries.delete(mails).where(lt(mails.sentAt, before))
      },
    ],
  },
  { id: 'jobs', tables: [impersonal(leases)] },
  {
    id: 'captcha',
    tables: [impersonal(captchaPasses)],
    housekeeping: [
      async ({ database }, now) => {
        await database.queries.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now))
      },
    ],
  },
  {
    id: 'rate-limits',
    tables: [impersonal(rateLimits)],
    housekeeping: [
      async ({ database }, now) => {
        await database.queries.delete(rateLimits).where(lt(rateLimits.resetAt, now))
      },
    ],
  },
]

/** All that keep data: the platform, and the features that stand on it. */
export function dataOwnersOf(features: readonly ServerFeature[]): readonly DataOwner[] {
  return [...platformOwners, ...features]
}
