import { Outlet } from '@tanstack/react-router'
import { MenuFrame } from './menu-frame.tsx'
import { SignedIn } from './signed-in.tsx'

/** Pages of the warehouse, for touch and scanners. @see specification §2, layouts */
export function WarehouseLayout() {
  return (
    <SignedIn>
      <MenuFrame layout="warehouse">
        <Outlet />
      </MenuFrame>
    </SignedIn>
  )
}
