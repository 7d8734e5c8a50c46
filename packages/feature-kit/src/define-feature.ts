import type { LoadMessages } from '@replybay/i18n'
import type { PendingQueue } from '@replybay/sync'
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { NavigationEntry } from './navigation.ts'
import { bringTexts, fillWithTexts } from './page-texts.tsx'
import type { SetupStep } from './setup-step.ts'
import type { Fill } from './slot.ts'

/** A feature's routes, by the layout that they are shown in. Those without one belong to its entry. */
export interface FeatureRoutes {
  default?: Record<string, AnyRoute>
  warehouse?: Record<string, AnyRoute>
}

/** What sends a feature's changes. */
export interface Sending {
  queues: readonly PendingQueue[]
  /** Says what came of them, wherever in the dashboard their person is. */
  Notices: ComponentType
}

/** A feature's texts: which source's are in which catalogue, the extraction finds out. */
export interface FeatureTexts {
  /** Those of what it shows on every page: menu, fills. They come with the sign-in. */
  frame: LoadMessages
  /** Those of what it shows on the home page: set-up, fills. Without them, they are in `frame`. */
  home?: LoadMessages
  /** All others: they come beside the code of its pages, and of what it shows on pages of other features. */
  pages: LoadMessages
  /** Those of what it shows once somebody asks for it, on its own pages or on others. @see partWithTexts */
  onDemand?: LoadMessages
  /** Those of parts that bring their own, by `partWithTexts`. */
  parts?: readonly LoadMessages[]
}

/** What a feature package brings to the dashboard: plain data and lazy functions. */
export interface Feature<Routes extends FeatureRoutes = FeatureRoutes> {
  /** Unique among all features. */
  id: string
  routes: Routes
  /** Its places in the menu. */
  navigation: readonly NavigationEntry[]
  texts: FeatureTexts
  /** Its changes that are kept until they are on the server: the shell sends them, whatever page is open. */
  pending?: {
    /** What the keys begin with under which a person's changes are kept. */
    keptUnder: (userId: string) => readonly string[]
    /** What sends them. Not a part of the first screen: it is loaded once there is a change, or could soon be. */
    load: () => Promise<Sending>
  }
  /** What it shows on pages that are not its own. */
  fills?: readonly Fill[]
  /** What it needs to have been set up. It comes with the home page. */
  setup?: () => Promise<readonly SetupStep[]>
}

/**
 * Keeps the exact type of a feature's routes, so that the shell's router knows every path. The texts of its pages come
 * with each of these and with each fill of another page, whatever leads there.
 */
export function defineFeature<const Routes extends FeatureRoutes>(feature: Feature<Routes>): Feature<Routes> {
  const { routes, texts, fills } = feature
  for (const layout of [routes.default, routes.warehouse]) {
    for (const route of Object.values<AnyRoute>(layout ?? {})) bringTexts(route, texts.pages)
  }
  const ofOthers = [texts.pages, ...(texts.onDemand ? [texts.onDemand] : [])]
  return { ...feature, ...(fills && { fills: fills.map((fill) => fillWithTexts(fill, ofOthers)) }) }
}
