import type { LoadMessages } from '@replybay/i18n'
import type { AnyRoute } from '@tanstack/react-router'
import type { NavigationEntry } from './navigation.ts'

/** A feature's routes, by the layout that they are shown in. */
export interface FeatureRoutes {
  default?: Record<string, AnyRoute>
  warehouse?: Record<string, AnyRoute>
  bare?: Record<string, AnyRoute>
}

/** What a feature package brings to the dashboard: plain data and lazy functions. */
export interface Feature<Routes extends FeatureRoutes = FeatureRoutes> {
  /** Unique among all features. */
  id: string
  routes: Routes
  /** Its places in the menu. */
  navigation: readonly NavigationEntry[]
  loadMessages: LoadMessages
}

/** Keeps the exact type of a feature's routes, so that the shell's router knows every path. */
export function defineFeature<const Routes extends FeatureRoutes>(feature: Feature<Routes>): Feature<Routes> {
  return feature
}
