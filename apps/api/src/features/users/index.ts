export { findAgentSwitch, turnAgents } from './agent-switch.ts'
export { answersTickets } from './answers-tickets.ts'
export { avatarUrl } from './avatar.ts'
export { hasContainer } from './has-container.ts'
export { changeToldMailbox, findToldMailbox, setMailbox } from './company-mailbox.ts'
export { mayUse } from './may-use.ts'
export { closedChannels, scopeOf } from './ticket-scope.ts'
export { userService, type UserService } from './service.ts'
export {
  findCompanyAddress,
  findCompanyText,
  findOwnersLanguage,
  findReturnPolicy,
  findReturnRules,
  lockCompany,
} from './store.ts'
export { findWebsChange, noteWebsChange } from './webs-change.ts'
