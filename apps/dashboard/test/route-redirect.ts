import type { User } from '@replybay/api-client'
import { PageBlocked } from '@replybay/feature-kit'
import { type AnyRoute, isRedirect } from '@tanstack/react-router'
import { guardsOfPage } from './pages.ts'

const bare: User = { _id: 'u1', role: 'owner', owner_webs: ['w1'], owner_guilds: ['g1'] }

/** Nobody, and people against whom each of the guards has something. */
export const visitors: readonly { who: string; user: User | undefined }[] = [
  { who: 'a stranger', user: undefined },
  { who: 'the owner', user: bare },
  { who: 'a suspended owner', user: { ...bare, blocked: { account: 'policy' } } },
  { who: 'an owner who has not paid', user: { ...bare, subscription: { status: 'none' } } },
  {
    who: 'an admin who has set up nothing',
    user: {
      ...bare,
      role: 'admin',
      owner_webs: [],
      owner_guilds: [],
      container: null,
      features: { emails: false },
    },
  },
  {
    who: 'somebody of the support without rights',
    user: {
      ...bare,
      role: 'support',
      permissions: { main: false, web: false, email: false, discord: false, warehouse: false },
    },
  },
  { who: 'somebody of the warehouse', user: { ...bare, role: 'warehouse' } },
]

/** Where a page's route, and what it lies in, really sends somebody; nothing where they may stay. */
export async function leaving(
  route: AnyRoute,
  user: User | undefined,
  path: string,
): Promise<object | 'stays' | undefined> {
  const session = { user: () => Promise.resolve(user), now: () => 0 }
  const visit = { context: { session, guardsAt: guardsOfPage }, location: { href: path }, search: {} }
  try {
    for (const each of [...lineage(route)].toReversed()) {
      // The outer decides before the inner is asked.
      await each.options.beforeLoad?.(visit)
    }
    return undefined
  } catch (thrown) {
    if (thrown instanceof PageBlocked) return 'stays'
    if (!isRedirect(thrown)) throw thrown
    const { to, search, href } = thrown.options
    return href === undefined ? { to, search } : { href }
  }
}

function* lineage(route: AnyRoute | undefined): Generator<AnyRoute> {
  for (let each = route; each; each = each.parentRoute) yield each
}
