import { useLocalStorage } from '@mantine/hooks'
import type { KeyboardEvent, PointerEvent } from 'react'

/** Px between which the list can be made narrower and wider. */
export const listWidths = { min: 280, max: 560 } as const
const STEP = 16

const listOf = (divider: HTMLElement) => divider.parentElement?.getBoundingClientRect()

/** How wide a person has made the list, kept in this browser; nothing while it has its own width. */
export function useListWidth() {
  const [width, setWidth, reset] = useLocalStorage<number | undefined>({
    key: 'replybay-list-width',
    defaultValue: undefined,
    getInitialValueInEffect: false,
  })
  const { min, max } = listWidths
  const set = (wanted: number) => setWidth(Math.round(Math.max(min, Math.min(max, wanted))))

  return {
    width,
    divider: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, currentTarget } = event
        const now = width ?? listOf(currentTarget)?.width ?? min
        const target = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: min, End: max }[key]
        if (target === undefined) return
        event.preventDefault()
        set(target)
      },
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
        currentTarget.setPointerCapture(pointerId),
      onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
        const list = listOf(currentTarget)
        if (list && currentTarget.hasPointerCapture(pointerId)) set(clientX - list.left)
      },
      onDoubleClick: reset,
    },
  }
}
