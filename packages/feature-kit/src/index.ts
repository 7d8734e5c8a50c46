export { type Access, accessOf } from './access.ts'
export {
  bareLayoutRoute,
  defaultLayoutRoute,
  rootRoute,
  type RouterContext,
  warehouseLayoutRoute,
} from './anchors.ts'
export { departure } from './arrival.ts'
export { defineFeature, type Feature, type FeatureRoutes } from './define-feature.ts'
export { createErrorWords, type ErrorWords } from './error-words.ts'
export { createFeatureNavigation } from './feature-navigation.ts'
export { guarded, guardsAt, guardsOf } from './guarded.ts'
export { firstStop, type GuardName } from './guards.ts'
export {
  countQuery,
  type NavigationCount,
  type NavigationEntry,
  type NavigationSection,
  type SettingsGroup,
} from './navigation.ts'
export { PageBlocked } from './page-blocked.ts'
export { useRouteParams, useRouteSearch } from './route-values.ts'
export { SessionProvider, useAccess, useSession, useUser } from './session-provider.tsx'
export type { Session, SignedOutReason } from './session.ts'
