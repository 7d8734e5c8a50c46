export { avatarUrl } from './avatar.ts'
export { userService, type UserService } from './service.ts'
