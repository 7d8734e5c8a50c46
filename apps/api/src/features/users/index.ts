export { answersTickets } from './answers-tickets.ts'
export { avatarUrl } from './avatar.ts'
export { hasContainer } from './has-container.ts'
export { userService, type UserService } from './service.ts'
