import { lazy, Suspense } from 'react'

const NotFoundScreen = lazy(() =>
  import('./not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
)

/** Few come to an address that no page has: its code is loaded then. @see specification §2 */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  )
}
