import type { AnyRoute } from '@tanstack/react-router'

/**
 * The params of a route, on its own page. A route's own `useParams` is typed by the registered router,
 * which a feature package does not know.
 */
export function useRouteParams<Route extends AnyRoute>(route: Route): Route['types']['allParams'] {
  return route.useParams()
}

/** What a route's `beforeLoad` found out, on its own page. */
export function useRouteContext<Route extends AnyRoute>(route: Route): Route['types']['allContext'] {
  return route.useRouteContext()
}

/** The validated search params of a route, on its own page. */
export function useRouteSearch<Route extends AnyRoute>(route: Route): Route['types']['fullSearchSchema'] {
  return route.useSearch()
}
