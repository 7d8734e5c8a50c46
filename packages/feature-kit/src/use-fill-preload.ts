import { useFills } from './fills-provider.tsx'
import { useSlotFills } from './slot-outlet.tsx'

/** Has what a slot shows the person there before it is shown, so that a page works without a connection too. */
export function useFillPreload(slot: { id: string }): () => Promise<unknown> {
  const { fills } = useFills()
  const shown = useSlotFills(slot, fills)
  return () => Promise.allSettled(shown.map(({ component }) => component.preload()))
}
