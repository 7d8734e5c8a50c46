import { createFeatureNavigation } from '@replybay/feature-kit'
import type { mailboxFeature } from '../src/index.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof mailboxFeature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/mailbox' })
  // @ts-expect-error no such route
  void navigate({ to: '/mailbox/nowhere' })
  return (
    <>
      <Link to="/mailbox" />
      {/* @ts-expect-error no such route */}
      <Link to="/nowhere" />
    </>
  )
}
