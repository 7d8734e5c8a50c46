import { oncePerServer } from '../../platform/once-per-server.ts'
import { createPasswordCheck } from '../../platform/passwords/passwords.ts'
import { createAddressLimit } from '../../platform/rate-limits/address-limit.ts'
import { createKnownDevices } from '../../platform/rate-limits/known-devices.ts'
import { createCodeRedemption } from './code-redemption.ts'
import { createCodeRequests } from './code-requests.ts'
import { createConfirmPassword } from './confirm-password.ts'
import { createInvitationService } from './invitations.ts'
import { createPasswordReset } from './password-reset.ts'
import { createRegistrationService } from './registration.ts'
import { createAuthService } from './service.ts'
import { createSessionService } from './sessions.ts'
import { findUserByEmail } from './store.ts'

/** The ways into an account, for handlers and tokens of this feature and of others. */
export const authServices = oncePerServer((context) => {
  const { database, captcha, config } = context
  const devices = createKnownDevices(database, async (address) => {
    return (await findUserByEmail(database.queries, address))?.passwordHash
  })
  const codesPerAddress = createAddressLimit(database, {
    name: 'code-address',
    each: 5,
    together: 15,
    windowMs: 15 * 60_000,
    devices,
    challenge: (sender) => captcha.usePass(sender),
  })
  const sessions = createSessionService(database)
  const passwords = createPasswordCheck()
  const parts = { ...context, passwords, sessions, devices, codesPerAddress, additions: config.additions }
  return {
    auth: createAuthService(parts),
    confirm: createConfirmPassword(database, passwords),
    registration: createRegistrationService(parts),
    codeRequests: createCodeRequests(parts),
    codeRedemption: createCodeRedemption(parts),
    passwordReset: createPasswordReset(parts),
    sessions,
    devices,
    invitations: createInvitationService(parts),
  }
})
