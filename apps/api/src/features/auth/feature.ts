import { lt, or } from 'drizzle-orm'
import { exported, leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature, type HousekeepingTask } from '../../platform/server-feature.ts'
import { teamDemo } from './demo/team-demo.ts'
import { authHandlers } from './routes.ts'
import { authServices } from './services.ts'
import { SESSION_IDLE_MS } from './store.ts'
import { codes, invitations, passwordResets, sessions } from './tables.ts'
import { removeUnproved } from './unproved.ts'
import { authFailures } from './failures.ts'

const expire: HousekeepingTask = async ({ database: { queries } }, now) => {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  await queries.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))
  await queries.delete(codes).where(lt(codes.expiresAt, now))
  await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}

/** The ways into an account: signing in, registering, codes, invitations, sessions. */
export const authFeature = defineServerFeature({
  id: 'auth',
  tables: [
    exported(invitations, invitations.companyId, {
      name: 'invitations',
      columns: [
        'id',
        'companyId',
        'email',
        'role',
        'locale',
        'message',
        'invitedBy',
        'createdAt',
        'expiresAt',
      ],
      left: ['tokenHash', 'linkHash'],
    }),
    leftOut(sessions, 'Each opens an account.'),
    leftOut(codes, 'Each opens an account.'),
    leftOut(passwordResets, 'Each opens an account.'),
  ],
  failures: Object.values(authFailures),
  handlers: (context) => authHandlers(authServices(context)),
  tokens(context) {
    const { sessions: people, passwordReset } = authServices(context)
    return {
      person: (token) => people.findPerson(token),
      reset: (token) => passwordReset.findResetGrant(token),
    }
  },
  housekeeping: [expire, removeUnproved],
  demo: teamDemo,
})
