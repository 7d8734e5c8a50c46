import { lt, or } from 'drizzle-orm'
import { exported, leftOut } from '../../platform/account/account-table.ts'
import { createPasswordCheck } from '../../platform/passwords/passwords.ts'
import { createAddressLimit } from '../../platform/rate-limits/address-limit.ts'
import {
  defineServerFeature,
  type HousekeepingTask,
  type ServerContext,
} from '../../platform/server-feature.ts'
import { teamDemo } from './demo/team-demo.ts'
import { createCodeRedemption } from './code-redemption.ts'
import { createCodeRequests } from './code-requests.ts'
import { createInvitationService } from './invitations.ts'
import { createPasswordReset } from './password-reset.ts'
import { createRegistrationService } from './registration.ts'
import { authHandlers } from './routes.ts'
import { createAuthService } from './service.ts'
import { createSessionService } from './sessions.ts'
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

function services(context: ServerContext) {
  const { database, captcha, config } = context
  const codesPerAddress = createAddressLimit(database, {
    name: 'code-address',
    each: 5,
    together: 15,
    windowMs: 15 * 60_000,
    challenge: (sender) => captcha.usePass(sender),
  })
  const sessionService = createSessionService(database)
  const { additions } = config
  const parts = {
    ...context,
    passwords: createPasswordCheck(),
    sessions: sessionService,
    codesPerAddress,
    additions,
  }
  return {
    auth: createAuthService(parts),
    registration: createRegistrationService(parts),
    codeRequests: createCodeRequests(parts),
    codeRedemption: createCodeRedemption(parts),
    passwordReset: createPasswordReset(parts),
    sessions: sessionService,
    invitations: createInvitationService(parts),
  }
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
  handlers: (context) => authHandlers(services(context)),
  tokens(context) {
    const { sessions: people, passwordReset } = services(context)
    return {
      person: (token) => people.findPerson(token),
      reset: (token) => passwordReset.findResetter(token),
    }
  },
  housekeeping: [expire, removeUnproved],
  demo: teamDemo,
})
