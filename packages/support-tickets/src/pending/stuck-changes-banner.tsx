import { focusMain } from '@replybay/ui-kit'
import { useEffect, useRef } from 'react'
import { StuckChangesStrip } from './stuck-changes-strip.tsx'
import { useStuckChanges } from './use-stuck-changes.ts'

/** Says that changes keep failing which the person sees as made, wherever in the dashboard they are. */
export function StuckChangesBanner() {
  const stuck = useStuckChanges()
  const isPressed = useRef(false)
  const isOver = stuck.length === 0
  // The button that had the focus is gone with the strip.
  useEffect(() => {
    if (isOver && isPressed.current) focusMain()
    isPressed.current = false
  }, [isOver])
  if (isOver) return null
  return <StuckChangesStrip stuck={stuck} onPress={() => (isPressed.current = true)} />
}
