import { Outlet } from '@tanstack/react-router'
import { MenuFrame } from './menu-frame.tsx'

/** Pages with the menu. @see specification §2, layouts */
export function DefaultLayout() {
  return (
    <MenuFrame railPreferred>
      <Outlet />
    </MenuFrame>
  )
}
