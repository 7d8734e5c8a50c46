import type { LoadMessages } from '@replybay/i18n'
import type { PendingQueue } from '@replybay/sync'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { NavigationEntry } from './navigation.ts'
import type { SetupStep } from './setup-step.ts'
import type { Fill } from './slot.ts'

/** A feature's routes, by the layout that they are shown in. Those without one belong to its entry. */
export interface FeatureRoutes {
  default?: Record<string, AnyRoute>
  warehouse?: Record<string, AnyRoute>
}

/** Routes of pages without a layout. */
export interface EntryRoutes {
  bare: Record<string, AnyRoute>
}

/** What a feature brings to the pages that are there before somebody has signed in: all of it is in the first screen. */
export interface EntryFeature<Routes extends EntryRoutes = EntryRoutes> {
  /** That of the feature. */
  id: string
  routes: Routes
  /** The texts of these pages, apart from those of the feature. */
  loadMessages: LoadMessages
}

/** What sends a feature's changes. */
export interface Sending {
  queues: readonly PendingQueue[]
  /** Says what came of them, wherever in the dashboard their person is. */
  Notices: ComponentType
}

/** What a feature package brings to the dashboard: plain data and lazy functions. */
export interface Feature<Routes extends FeatureRoutes = FeatureRoutes> {
  /** Unique among all features. */
  id: string
  routes: Routes
  /** Its places in the menu. */
  navigation: readonly NavigationEntry[]
  loadMessages: LoadMessages
  /** Its changes that are kept until they are on the server: the shell sends them, whatever page is open. */
  pending?: {
    /** What the keys begin with under which a person's changes are kept. */
    keptUnder: (userId: string) => readonly string[]
    /** What sends them. Not a part of the first screen: it is loaded once there is a change, or could soon be. */
    load: () => Promise<Sending>
  }
  /** What it shows on pages that are not its own. */
  fills?: readonly Fill[]
  /** What it needs to have been set up. */
  setup?: readonly SetupStep[]
}

/** Keeps the exact type of a feature's routes, so that the shell's router knows every path. */
export function defineFeature<const Routes extends FeatureRoutes>(feature: Feature<Routes>): Feature<Routes> {
  return feature
}

/** Keeps the exact type of the routes. */
export function defineEntryFeature<const Routes extends EntryRoutes>(
  feature: EntryFeature<Routes>,
): EntryFeature<Routes> {
  return feature
}
