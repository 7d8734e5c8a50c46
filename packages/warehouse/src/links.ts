import { createFeatureNavigation } from '@replybay/feature-kit'
import type { routes } from './routes.ts'

export const { Link, useNavigate } = createFeatureNavigation<typeof routes>()
