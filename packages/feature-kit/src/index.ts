export { type Access, accessOf, type Area, roleAreas } from './access.ts'
export {
  bareLayoutRoute,
  defaultLayoutRoute,
  rootRoute,
  type RouterContext,
  warehouseLayoutRoute,
} from './anchors.ts'
export { createGathered } from './gathered.ts'
export { guardRedirect } from './guard-redirect.ts'
export { can, useCan } from './can.ts'
export { type Captcha, CaptchaContext, useCaptcha } from './captcha.ts'
export { currentWeb, useCurrentWeb, useGuildChoice, useWebChoice } from './current-place.ts'
export { customerDataKey, forgetCustomerData } from './customer-data.ts'
export { defineEntryFeature, type EntryFeature, type EntryRoutes } from './define-entry-feature.ts'
export {
  defineFeature,
  type Feature,
  type FeatureRoutes,
  type FeatureTexts,
  type Sending,
} from './define-feature.ts'
export { errorCause, type ErrorCause, errorDetail } from './error-cause.ts'
export { createErrorWords, type ErrorWords } from './error-words.ts'
export { createFeatureNavigation } from './feature-navigation.ts'
export { FillsProvider } from './fills-provider.tsx'
export { guarded, guardsAt, guardsOf } from './guarded.ts'
export { blockingGuard, type GuardName } from './guards.ts'
export { LazyBoundary } from './lazy-boundary.tsx'
export { lazyPart, type LazyPart } from './lazy-part.tsx'
export { partWithTexts } from './page-texts.tsx'
export { type MergedChanges, mergeChanges } from './merge-changes.ts'
export { loadSharedMessages } from './messages.ts'
export {
  countQuery,
  type NavigationCount,
  type NavigationEntry,
  type NavigationSection,
  type SettingsGroup,
} from './navigation.ts'
export { findOpenFields, nextOpenField, type OpenField, openField } from './open-fields.ts'
export { PageBlocked } from './page-blocked.ts'
export { flushPending, PendingRunner } from './pending-runner.tsx'
export { tellReconnected } from './reconnections.ts'
export { personName } from './person-name.ts'
export { useRouteContext, useRouteParams, useRouteSearch } from './route-values.ts'
export { saveFile } from './save-file.ts'
export { SessionProvider, useAccess, useSession, useUser } from './session-provider.tsx'
export type { Session, SignedOutReason } from './session.ts'
export { setupQuery, setupStages, type SetupQuery, type SetupState, type SetupStep } from './setup-step.ts'
export { type SlashWord, slashWordAt } from './slash-word.ts'
export { SlotOutlet, useFillLabels, useIsFilled } from './slot-outlet.tsx'
export { defineSlot, type Fill, fillSlot, type Slot } from './slot.ts'
export * from './slots.ts'
export { TermsContext, useTermsUrl } from './terms.ts'
export { textSearch } from './text-search.ts'
export { useFillPreload } from './use-fill-preload.ts'
export { useFingers } from './use-fingers.ts'
export { useFirstInteraction } from './use-first-interaction.ts'
export { useHeldChange } from './use-held-change.ts'
export { useDroppedFiles } from './use-dropped-files.ts'
export { useLatest } from './use-latest.ts'
export { useNow } from './use-now.ts'
export { type Selection, useSelection } from './use-selection.ts'
export { useTypedSearch } from './use-typed-search.ts'
export { useRightsOfPages } from './rights-of-pages.ts'
export { useRightsWatch } from './use-rights-watch.ts'
export { useTopics } from './use-topics.ts'
export { currentAccess, useViewAs, viewableRoles, viewedRole } from './viewed-role.ts'
export { useWidth } from './use-width.ts'
export { whenIdle } from './when-idle.ts'
