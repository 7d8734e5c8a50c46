import { firstStop, useAccess } from '@replybay/feature-kit'
import { Outlet, useLocation } from '@tanstack/react-router'
import { MenuFrame } from './menu-frame.tsx'
import { SignedOutScreen } from './signed-out-screen.tsx'

/** Pages with the menu. @see specification §2, layouts */
export function DefaultLayout() {
  const access = useAccess()
  const { pathname } = useLocation()
  // Pages that the specification gives no guards redirect nobody; without a person they show nothing.
  if (firstStop(['no-auth'], { access, path: pathname })) return <SignedOutScreen />
  return (
    <MenuFrame railPreferred>
      <Outlet />
    </MenuFrame>
  )
}
