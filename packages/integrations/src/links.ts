import { createFeatureNavigation } from '@replybay/feature-kit'
import type { routes } from './routes.ts'

/** Links and navigation within the feature. */
export const { Link, useNavigate } = createFeatureNavigation<typeof routes>()
