import { personOf, resetGrantOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { CodeRedemption } from './code-redemption.ts'
import type { CodeRequests } from './code-requests.ts'
import type { InvitationService } from './invitations.ts'
import type { PasswordReset } from './password-reset.ts'
import type { RegistrationService } from './registration.ts'
import type { AuthService } from './service.ts'
import type { SessionService } from './sessions.ts'

interface AuthServices {
  auth: AuthService
  registration: RegistrationService
  codeRequests: CodeRequests
  codeRedemption: CodeRedemption
  passwordReset: PasswordReset
  sessions: SessionService
  invitations: InvitationService
}

/** @see specification §7, Auth */
export function authHandlers(services: AuthServices) {
  const { auth, registration, codeRequests, codeRedemption, passwordReset, sessions, invitations } = services
  return {
    async signIn(call) {
      return { data: { token: await auth.signIn(call.body, call) } }
    },
    async signOut(call) {
      const person = personOf(call)
      await sessions.end(person, person.tokenHash)
      return { data: {} }
    },
    async register(call) {
      const secret = await registration.register(call.body, call)
      return { data: { ...(secret && { registration: secret }) } }
    },
    async generateCode(call) {
      return { data: { request: await codeRequests.generateCode(call.body, call) } }
    },
    async validateCode(call) {
      return { data: await codeRedemption.validateCode(call.body, call) }
    },
    async checkReset(call) {
      // Whose token it is has been found by now.
      resetGrantOf(call)
      return { data: {} }
    },
    async resetPassword(call) {
      await passwordReset.set(resetGrantOf(call), call.body.password, call.over())
      return { data: {} }
    },
    async inviteSupport(call) {
      const { role = 'support', ...input } = call.body
      return { data: { results: await invitations.invite(personOf(call), role, input) } }
    },
    async inviteWarehouse(call) {
      return { data: { results: await invitations.invite(personOf(call), 'warehouse', call.body) } }
    },
    async readInvitation(call) {
      return { data: { invitation: await invitations.read(call.body.invitation, call) } }
    },
    async listSessions(call) {
      return { data: { sessions: await sessions.list(personOf(call)) } }
    },
    async endSession(call) {
      await sessions.end(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
