import { useEffect, useRef, useState } from 'react'

/** What opens on hover waits this long, in ms, and stays this long after. */
const OPEN_DELAY = 300
const CLOSE_DELAY = 250

interface DelayedOpen {
  isOpen: boolean
  /** Opens or closes at once. */
  setOpen: (open: boolean) => void
  openSoon: () => void
  closeSoon: () => void
}

/** Something that opens on hover, with the pauses that keep it from flickering. */
export function useDelayedOpen(closeDelay: number = CLOSE_DELAY): DelayedOpen {
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
    openSoon: () => later(true, OPEN_DELAY),
    closeSoon: () => later(false, closeDelay),
  }
}
