import { personOf, type Handlers } from '../handlers.ts'
import type { UserService } from './service.ts'

/** @see specification §7, Users */
export function userHandlers(users: UserService) {
  return {
    async getUserInfo(call) {
      return { data: { user: await users.info(personOf(call)) } }
    },
  } satisfies Partial<Handlers>
}
