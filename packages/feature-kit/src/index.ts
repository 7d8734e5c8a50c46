export { bareLayoutRoute, defaultLayoutRoute, rootRoute, type RouterContext } from './anchors.ts'
export { defineFeature, type Feature, type FeatureRoutes } from './define-feature.ts'
export { createErrorWords, type ErrorWords } from './error-words.ts'
export { createFeatureNavigation } from './feature-navigation.ts'
export { guarded, guardsOf } from './guarded.ts'
export { type GuardName, guards, type GuardSubject } from './guards.ts'
export {
  countQuery,
  type NavigationCount,
  type NavigationEntry,
  type NavigationSection,
} from './navigation.ts'
export { useRouteParams, useRouteSearch } from './route-values.ts'
export { SessionProvider, useSession, useUser } from './session-provider.tsx'
export type { Session, SignedOutReason } from './session.ts'
