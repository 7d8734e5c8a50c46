import { type User, userQueries } from '@replybay/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from 'react'
import type { Access } from './access.ts'
import { personOf } from './person.ts'
import type { Session } from './session.ts'
import { currentAccess, subscribeViewedRole, viewedRole } from './viewed-role.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}

/** The signed-in person. Only for pages behind `user-only`, whose guard has loaded them. */
export function useUser(): User {
  const person = personOf(useQueryClient())
  return useSyncExternalStore(person.subscribe, person.get) ?? use(person.load())
}

/** What the person may do; nothing where nobody is signed in, whom the page's guard has let through. */
export function useAccess(): Access | undefined {
  const session = useSession()
  const { data: user } = useQuery({ ...userQueries.info(), enabled: session.token() !== undefined })
  useSyncExternalStore(subscribeViewedRole, () => user && viewedRole(user))
  return user && currentAccess(user, session)
}
