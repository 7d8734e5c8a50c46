import { oncePerServer } from '../../platform/once-per-server.ts'
import { createPasswordCheck } from '../../platform/passwords/passwords.ts'
import { createAddressLimit } from '../../platform/rate-limits/address-limit.ts'
import { createCodeRedemption } from './code-redemption.ts'
import { createCodeRequests } from './code-requests.ts'
import { createConfirmPassword } from './confirm-password.ts'
import { createInvitationService } from './invitations.ts'
import { createPasswordReset } from './password-reset.ts'
import { createRegistrationService } from './registration.ts'
import { createAuthService } from './service.ts'
import { createSessionService } from './sessions.ts'

/** The ways into an account, for handlers and tokens of this feature and of others. */
export const authServices = oncePerServer((context) => {
  const { database, captcha, config } = context
  const codesPerAddress = createAddressLimit(database, {
    name: 'code-address',
    each: 5,
    together: 15,
    windowMs: 15 * 60_000,
    challenge: (sender) => captcha.usePass(sender),
  })
  const sessions = createSessionService(database)
  const passwords = createPasswordCheck()
  const parts = { ...context, passwords, sessions, codesPerAddress, additions: config.additions }
  return {
    auth: createAuthService(parts),
    confirm: createConfirmPassword(database, passwords),
    registration: createRegistrationService(parts),
    codeRequests: createCodeRequests(parts),
    codeRedemption: createCodeRedemption(parts),
    passwordReset: createPasswordReset(parts),
    sessions,
    invitations: createInvitationService(parts),
  }
})
