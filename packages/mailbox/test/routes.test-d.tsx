import { createFeatureNavigation } from '@replybay/feature-kit'
import type { mailboxFeature } from '../src/index.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof mailboxFeature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/emails/emails' })
  // @ts-expect-error no such route
  void navigate({ to: '/emails/nowhere' })
  return (
    <>
      <Link to="/emails/emails" />
      {/* @ts-expect-error no such route */}
      <Link to="/nowhere" />
    </>
  )
}
