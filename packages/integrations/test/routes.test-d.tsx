import { createFeatureNavigation } from '@replybay/feature-kit'
import type { integrationsFeature } from '../src/index.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof integrationsFeature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/integrations/settings' })
  // @ts-expect-error no such route
  void navigate({ to: '/integrations/nowhere' })
  return (
    <>
      <Link to="/integrations/settings" />
      {/* @ts-expect-error no such route */}
      <Link to="/nowhere" />
    </>
  )
}
