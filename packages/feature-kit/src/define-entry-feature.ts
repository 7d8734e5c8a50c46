import type { LoadMessages } from '@replybay/i18n'
import type { AnyRoute } from '@tanstack/react-router'

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

/** Keeps the exact type of the routes. */
export function defineEntryFeature<const Routes extends EntryRoutes>(
  feature: EntryFeature<Routes>,
): EntryFeature<Routes> {
  return feature
}
