import type { AnyRoute } from '@tanstack/react-router'

/**
 * The params of a route, on its own page. A route's own `useParams` is typed by the registered router,
 * which a feature package does not know.
 */
export function useRouteParams<Route extends AnyRoute>(route: Route): Route['types']['allParams'] {
  return route.useParams()
}

/** The validated search params of a route, on its own page. */
export function useRouteSearch<Route extends AnyRoute>(route: Route): Route['types']['fullSearchSchema'] {
  return route.useSearch()
}
