import { createFeatureNavigation } from '@replybay/feature-kit'
import type { warehouseFeature } from '../src/index.ts'

const { Link, useNavigate } = createFeatureNavigation<typeof warehouseFeature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/warehouse/orders' })
  // @ts-expect-error no such route
  void navigate({ to: '/warehouse/nowhere' })
  return (
    <>
      <Link to="/warehouse/orders" />
      {/* @ts-expect-error no such route */}
      <Link to="/nowhere" />
    </>
  )
}
