import { createFeatureNavigation, useRouteSearch } from '@replybay/feature-kit'
import type { accountEntry } from '../src/entry/feature.ts'
import { signInRoute } from '../src/entry/routes.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof accountEntry.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/login', search: { from: '/webs/tickets' } })
  // @ts-expect-error no such route
  void navigate({ to: '/sign-in' })
  return (
    <>
      <Link to="/login" search={{ why: 'expired' }} />
      {/* @ts-expect-error a route of another feature */}
      <Link to="/webs/tickets" />
      {/* @ts-expect-error where somebody came from is an address */}
      <Link to="/login" search={{ from: 7 }} />
    </>
  )
}

export function ReadsSearch() {
  const { from } = useRouteSearch(signInRoute)
  from satisfies string | undefined
  // @ts-expect-error they may have come from nowhere
  from satisfies string
  return from
}
