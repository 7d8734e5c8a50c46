import { personOf, type Handlers } from '../handlers.ts'
import type { AuthService } from './service.ts'

/** @see specification §7, Auth */
export function authHandlers(auth: AuthService) {
  return {
    async signIn({ body, sender }) {
      return { data: { token: await auth.signIn(body, sender) } }
    },
    async signOut(call) {
      await auth.signOut(personOf(call))
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
