import { redirect } from '@tanstack/react-router'
import type { RouterContext } from './anchors.ts'
import { type GuardName, guards } from './guards.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the page, in the order in which they are asked. */
    guards?: readonly GuardName[]
  }
}

interface Arrival {
  context: RouterContext
  location: { href: string }
  search: object
}

/**
 * Guards a route: spread it into the options of `createRoute`. The first guard that stops a person sends them
 * elsewhere. It throws and does nothing else, since hovering over a link runs it too.
 */
export function guarded(...names: readonly GuardName[]) {
  return {
    staticData: { guards: names },
    beforeLoad: async ({ context, location, search }: Arrival): Promise<void> => {
      const user = await context.session.user()
      const from = 'from' in search && typeof search.from === 'string' ? search.from : undefined
      for (const name of names) {
        const target = guards[name]({ user, path: location.href, from })
        if (!target) continue
        throw target.search
          ? redirect({ to: target.to, search: target.search, replace: true })
          : redirect({ href: target.to, replace: true })
      }
    },
  }
}

interface GuardedRoute {
  options: { staticData?: { guards?: readonly GuardName[] } }
  parentRoute?: GuardedRoute
}

/** The guards of a route and of what it lies in, outermost first: what menus read. */
export function guardsOf(route: GuardedRoute): readonly GuardName[] {
  const own = route.options.staticData?.guards ?? []
  return route.parentRoute ? [...guardsOf(route.parentRoute), ...own] : own
}
