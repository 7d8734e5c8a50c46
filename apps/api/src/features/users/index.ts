export { avatarUrl } from './avatar.ts'
export { createUserService, type UserService } from './service.ts'
