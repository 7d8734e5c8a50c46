import { type AnyRouter, redirect } from '@tanstack/react-router'
import type { RouterContext } from './anchors.ts'
import { guardRedirect } from './guard-redirect.ts'
import type { GuardName } from './guards.ts'
import { PageBlocked } from './page-blocked.ts'
import { currentAccess } from './viewed-role.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the page, in the order in which they are asked. */
    guards?: readonly GuardName[]
    /** The page has panes side by side and needs the room that the sidebar would take. */
    hasPanes?: boolean
    /** Whether the page needs the whole window with such params: the navigation is not there then. */
    fillsWindow?: (search: Readonly<Record<string, unknown>>) => boolean
  }
}

interface Visit {
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
    beforeLoad: async ({ context, location, search }: Visit): Promise<void> => {
      const { session } = context
      const user = await session.user()
      const access = user && currentAccess(user, session)
      const leave = guardRedirect(names, {
        access,
        href: location.href,
        search,
        guardsAt: context.guardsAt,
      })
      if (!leave) return
      if (!leave.target) throw new PageBlocked()
      throw redirect({
        ...('href' in leave.target ? { href: withoutParams(leave.target.href) } : leave.target),
        replace: true,
      })
    },
  }
}

/** An address whose path the router takes as it is: a `$` in it would begin the name of a param. */
function withoutParams(href: string): string {
  return href.replace(/^[^?#]*/, (path) => path.replaceAll('$', '%24'))
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

/** The guards of the page at an address; nothing where the router has no page there. */
export function guardsAt(router: AnyRouter, href: string): readonly GuardName[] | undefined {
  const [, params, page] = router.getMatchedRoutes(new URL(href, 'https://replybay.invalid').pathname)
  // What is left over makes it an address below the page, where there is none.
  return page && !('**' in params) ? guardsOf(page) : undefined
}
