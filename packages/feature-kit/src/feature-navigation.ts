import {
  Link,
  type LinkComponentProps,
  type NavigateOptions,
  type Router,
  useNavigate,
} from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { bareLayoutRoute, defaultLayoutRoute, rootRoute, warehouseLayoutRoute } from './anchors.ts'
import type { EntryRoutes } from './define-entry-feature.ts'
import type { FeatureRoutes } from './define-feature.ts'

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a layout in which the feature has no page
type NoRoutes = Record<never, AnyRoute>
type Children<Routes> = Routes extends Record<string, AnyRoute> ? Routes : NoRoutes

/** Those of a feature or of its entry. */
type AnyRoutes = FeatureRoutes & Partial<EntryRoutes>

/** The tree that a feature would make alone. */
type FeatureTree<Routes extends AnyRoutes> = ReturnType<
  typeof rootRoute.addChildren<{
    default: ReturnType<typeof defaultLayoutRoute.addChildren<Children<Routes['default']>>>
    warehouse: ReturnType<typeof warehouseLayoutRoute.addChildren<Children<Routes['warehouse']>>>
    bare: ReturnType<typeof bareLayoutRoute.addChildren<Children<Routes['bare']>>>
  }>
>

type FeatureRouter<Routes extends AnyRoutes> = Router<FeatureTree<Routes>>

type FeatureLink<Routes extends AnyRoutes> = <
  const From extends string = string,
  const To extends string | undefined = undefined,
>(
  props: LinkComponentProps<'a', FeatureRouter<Routes>, From, To>,
) => ReactElement

type FeatureNavigate<Routes extends AnyRoutes> = <
  const To extends string | undefined,
  const From extends string = string,
>(
  options: NavigateOptions<FeatureRouter<Routes>, From, To>,
) => Promise<void>

interface FeatureNavigation<Routes extends AnyRoutes> {
  Link: FeatureLink<Routes>
  useNavigate: () => FeatureNavigate<Routes>
}

/**
 * Link and navigation that know a feature's own routes and no others: inside a feature the whole router's type
 * is not there, since only the shell mounts all of them.
 */
export function createFeatureNavigation<Routes extends AnyRoutes>(): FeatureNavigation<Routes> {
  const navigation: unknown = { Link, useNavigate }
  // Only the types are narrowed: at run time there is one router, and it holds the feature's tree.
  return navigation as FeatureNavigation<Routes>
}
