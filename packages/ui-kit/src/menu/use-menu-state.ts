import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nextMenuIndex } from './next-menu-index.ts'

type Edge = 'first' | 'last'

interface MenuParts {
  anchor: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  openAtOnce: boolean
  onDismiss: (() => void) | undefined
}

/** Whether a menu is open, and what keys and presses outside do to it. */
export function useMenuState({ anchor, list, openAtOnce, onDismiss }: MenuParts) {
  const [openedAt, setOpenedAt] = useState<Edge | undefined>(openAtOnce ? 'first' : undefined)
  const isOpen = openedAt !== undefined

  const items = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? []),
  ]
  const close = () => {
    setOpenedAt(undefined)
    anchor.current?.focus({ preventScroll: true })
  }

  const dismiss = () => {
    setOpenedAt(undefined)
    onDismiss?.()
  }
  const onPressOutside = useEffectEvent(dismiss)

  // After layout effects: only then the list is shown and can take the focus.
  useEffect(() => {
    if (!openedAt) return
    const choices = items()
    const current = choices.find((choice) => choice.ariaChecked === 'true')
    const target = current ?? choices.at(openedAt === 'first' ? 0 : -1)
    target?.focus({ preventScroll: true })
    // Runs when the menu opens; the items are read from the document then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [openedAt])

  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && [anchor, list].some((ref) => ref.current?.contains(target))
      if (!isInside) onPressOutside()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, anchor, list])

  return {
    isOpen,
    open: setOpenedAt,
    close,
    onTriggerKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpenedAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
    onListKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') return dismiss()
      // Shortcuts of the page below must not hear what is meant for the menu.
      event.stopPropagation()
      if (event.key === 'Escape') {
        close()
        return onDismiss?.()
      }
      const choices = items()
      const from = choices.findIndex((choice) => choice === document.activeElement)
      const next = nextMenuIndex(
        event.key,
        from,
        choices.map((choice) => choice.textContent ?? ''),
      )
      if (next === undefined) return
      event.preventDefault()
      choices[next]?.focus()
    },
  }
}
