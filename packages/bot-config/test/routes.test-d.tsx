import { createFeatureNavigation } from '@replybay/feature-kit'
import type { botConfigFeature } from '../src/index.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof botConfigFeature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/webs/agent', search: { tab: 'appearance' } })
  // @ts-expect-error no such route
  void navigate({ to: '/webs/nowhere' })
  return (
    <>
      <Link to="/webs/integration" />
      {/* @ts-expect-error no such route */}
      <Link to="/nowhere" />
    </>
  )
}
