export type { ConfirmPassword } from './confirm-password.ts'
export { deleteInvitationsBy, isOwnersAlone, listInvitations } from './invitation-store.ts'
export type { InvitationService } from './invitations.ts'
export { authFailures } from './failures.ts'
export { authMails } from './mails/auth-mails.ts'
export { tellPersonChanged } from './person-changes.ts'
export type { SessionService } from './sessions.ts'
export { authServices } from './services.ts'
export {
  deleteSessionsOf,
  deleteUser,
  endResets,
  findUserById,
  lockUsersByEmail,
  setPassword,
} from './store.ts'
