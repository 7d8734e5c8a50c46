import type { MessageDescriptor } from '@lingui/core'
import { Fragment, type ReactNode } from 'react'
import type { Access } from './access.ts'
import { useFills } from './fills-provider.tsx'
import { guardsOf } from './guarded.ts'
import { blockingGuard } from './guards.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import type { LazyPart } from './lazy-part.tsx'
import { useAccess } from './session-provider.tsx'
import type { Fill, Slot } from './slot.ts'

type SlotOutletProps<Props extends object> = Props & {
  slot: Slot<Props>
  /** The fill of this id alone. @default all */
  only?: string | undefined
  /** Stands in each place of a fill that is on its way. @default null */
  pending?: ReactNode
  /** Stands there where no fill does that the person may see. @default null */
  otherwise?: ReactNode
  /** What stands in the place of a fill that failed, beside the words that say so or without them. */
  renderProblem?: ((problem: ReactNode) => ReactNode) | undefined
}

/** What features show in a slot, in their order. One that fails takes nothing else with it. */
export function SlotOutlet<Props extends object>(all: SlotOutletProps<Props>): ReactNode {
  const { slot, only, pending, otherwise = null, renderProblem, ...props } = all
  const { fills } = useFills()
  const access = useAccess()
  const shown = useSlotFills(slot, fills).filter(({ id }) => only === undefined || id === only)
  if (shown.length === 0) return otherwise
  return shown.map(({ id, component, places }) => {
    // `fillSlot` has held the component to the props of its slot.
    const Component = component as LazyPart<object>
    const held = Array.from({ length: (access && places?.(access)) ?? 1 }, (_, place) => (
      <Fragment key={place}>{pending}</Fragment>
    ))
    return (
      <LazyBoundary key={id} pending={held} renderProblem={slot.isOffer ? () => null : renderProblem}>
        <Component {...props} />
      </LazyBoundary>
    )
  })
}

/** Whether a feature shows the person anything in a slot. */
export function useIsFilled(slot: { id: string }): boolean {
  const { fills } = useFills()
  return useSlotFills(slot, fills).length > 0
}

/** What that which a slot shows the person is called, by its fill's id. A section of settings has the same id. */
export function useFillLabels(slot: { id: string }): { id: string; label: MessageDescriptor }[] {
  const { fills } = useFills()
  return useSlotFills(slot, fills).flatMap(({ id, label }) => (label ? [{ id, label }] : []))
}

/** Those of a slot that the person may see. */
export function useSlotFills(slot: { id: string }, fills: readonly Fill[]): readonly Fill[] {
  const access = useAccess()
  return fills.filter((fill) => fill.slot.id === slot.id && isOpen(fill, access))
}

function isOpen({ page, isFor }: Fill, access: Access | undefined): boolean {
  if (isFor && access && !isFor(access)) return false
  return !page || !blockingGuard(guardsOf(page), { access, path: page.fullPath })
}
