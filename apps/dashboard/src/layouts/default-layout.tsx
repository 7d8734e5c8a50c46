import { Outlet, useMatches } from '@tanstack/react-router'
import { MenuFrame } from './menu-frame.tsx'
import { SignedIn } from './signed-in.tsx'

/** Pages with the menu. @see specification §2, layouts */
export function DefaultLayout() {
  const hasPanes = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasPanes === true),
  })
  return (
    <SignedIn>
      <MenuFrame railPreferred={hasPanes}>
        <Outlet />
      </MenuFrame>
    </SignedIn>
  )
}
