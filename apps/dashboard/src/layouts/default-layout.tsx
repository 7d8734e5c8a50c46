import { Outlet } from '@tanstack/react-router'
import { MenuFrame } from './menu-frame.tsx'
import { SignedIn } from './signed-in.tsx'

/** Pages with the menu. @see specification §2, layouts */
export function DefaultLayout() {
  return (
    <SignedIn>
      <MenuFrame railPreferred>
        <Outlet />
      </MenuFrame>
    </SignedIn>
  )
}
