import { focusPageHeading } from '@replybay/ui-kit'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Who comes here from a page whose form is gone, such as the one for the code, goes on from the heading of this one. */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(() => {
    const before = router.state.resolvedLocation
    if (before !== undefined && before.pathname !== '/') focusPageHeading()
  }, [router])
}
