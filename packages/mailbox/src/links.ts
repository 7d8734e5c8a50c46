import { createFeatureNavigation } from '@replybay/feature-kit'
import type { routes } from './routes.ts'

export const { Link, useNavigate } = createFeatureNavigation<typeof routes>()

/** A link is current only where its whole address is: folders differ in the search alone. */
export const wholeAddress = { exact: true, includeSearch: true } as const
