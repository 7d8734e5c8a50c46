import { blockingGuard, useAccess } from '@replybay/feature-kit'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SignedOutScreen } from './signed-out-screen.tsx'

/** Pages that the specification gives no guards redirect nobody; without a person they show nothing. */
export function SignedIn({ children }: { children: ReactNode }) {
  const access = useAccess()
  const { pathname } = useLocation()
  return blockingGuard(['no-auth'], { access, path: pathname }) ? <SignedOutScreen /> : children
}
