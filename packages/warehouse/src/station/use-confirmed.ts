import { useEffect, useRef, useState } from 'react'
import type { CommandName } from '../scans/read-code.ts'

/** How long a command can be confirmed; in ms. */
const OPEN_MS = 6_000

/** Commands that are obeyed when they are scanned a second time. */
export interface Confirmed {
  /** What waits to be scanned again. */
  asked: CommandName | undefined
  /** @returns whether it was asked for before: else it is asked for now. */
  confirm: (command: CommandName) => boolean
  /** Something else was scanned. */
  forget: () => void
}

export function useConfirmed(): Confirmed {
  const [asked, setAsked] = useState<{ command: CommandName }>()
  // Codes come faster than this is drawn.
  const now = useRef<CommandName>(undefined)
  const ask = (command: CommandName | undefined) => {
    now.current = command
    setAsked(command && { command })
  }
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => {
      now.current = undefined
      setAsked(undefined)
    }, OPEN_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return {
    asked: asked?.command,
    confirm(command) {
      const isConfirmed = now.current === command
      ask(isConfirmed ? undefined : command)
      return isConfirmed
    },
    forget: () => now.current !== undefined && ask(undefined),
  }
}
