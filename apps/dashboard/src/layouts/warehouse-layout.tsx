import { Outlet, useMatches } from '@tanstack/react-router'
import { MenuFrame } from './menu-frame.tsx'
import { SignedIn } from './signed-in.tsx'

/** Pages of the warehouse, for touch and scanners. @see specification §2, layouts */
export function WarehouseLayout() {
  const fillsWindow = useMatches({
    select: (matches) => matches.some(({ staticData, search }) => staticData.fillsWindow?.(search) === true),
  })
  return (
    <SignedIn>
      <MenuFrame layout="warehouse" fillsWindow={fillsWindow}>
        <Outlet />
      </MenuFrame>
    </SignedIn>
  )
}
