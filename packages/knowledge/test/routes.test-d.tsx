import { createFeatureNavigation } from '@replybay/feature-kit'
import type { knowledgeFeature } from '../src/index.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof knowledgeFeature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/knowledge/view-files', search: { section: 'gaps' } })
  // @ts-expect-error no such route
  void navigate({ to: '/knowledge/nowhere' })
  return (
    <>
      <Link to="/knowledge/settings" />
      {/* @ts-expect-error no such route */}
      <Link to="/nowhere" />
    </>
  )
}
