import type { User } from '@replybay/api-client'
import type { FeatureRoutes } from '@replybay/feature-kit'
import { answerWith, TestFrame } from '@replybay/testing'
import { render } from 'vitest-browser-react'
import { createScreen, quietServer } from './dashboard-screen.tsx'

type Handlers = Parameters<typeof answerWith>

interface OpenOptions {
  /** Pages that are there too. */
  routes?: FeatureRoutes
  /** What the server answers otherwise than a quiet one. */
  server?: Handlers
}

/** Opens the whole dashboard at an address. */
export async function openDashboard(path: string, user: User | undefined, options: OpenOptions = {}) {
  answerWith(...(options.server ?? []), ...quietServer(user))
  const { router, screen } = createScreen(path, user, options.routes)
  await render(<TestFrame>{screen}</TestFrame>)
  return router
}
