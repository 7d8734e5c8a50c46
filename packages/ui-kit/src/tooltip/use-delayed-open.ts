import { useEffect, useRef, useState } from 'react'
import { constants } from '../theme/constants.ts'

interface DelayedOpen {
  isOpen: boolean
  /** Opens or closes at once. */
  setOpen: (open: boolean) => void
  openSoon: () => void
  closeSoon: () => void
}

/** Something that opens on hover, with the pauses that keep it from flickering. */
export function useDelayedOpen(closeDelay: number = constants.menuCloseDelayMs): DelayedOpen {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open), delay)
  }
  return {
    isOpen,
    setOpen(open) {
      clearTimeout(timer.current)
      setIsOpen(open)
    },
    openSoon: () => later(true, constants.menuOpenDelayMs),
    closeSoon: () => later(false, closeDelay),
  }
}
