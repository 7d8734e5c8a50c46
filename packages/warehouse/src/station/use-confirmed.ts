import { useEffect, useRef, useState } from 'react'
import type { CommandName } from '../scans/read-code.ts'

/** How long a command can be confirmed; in ms. */
const OPEN_MS = 6_000

/** What comes so soon is the same tap or scan once more, by a glove or a scanner that reads twice; in ms. */
const BOUNCE_MS = 700

/** Commands that are obeyed when they are scanned a second time. */
export interface Confirmed {
  /** What waits to be scanned again. */
  asked: CommandName | undefined
  /**
   * @param at when it was read, as events tell it
   * @returns whether it was asked for before: else it is asked for now. Right after it was asked, nothing is said to it.
   */
  confirm: (command: CommandName, at: number) => 'confirmed' | 'asked' | 'bounced'
  /** Something else was scanned. */
  forget: () => void
}

export function useConfirmed(): Confirmed {
  const [asked, setAsked] = useState<{ command: CommandName }>()
  // Codes come faster than this is drawn.
  const now = useRef<{ command: CommandName; at: number }>(undefined)
  const ask = (asking: { command: CommandName; at: number } | undefined) => {
    now.current = asking
    setAsked(asking)
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
    confirm(command, at) {
      if (now.current?.command !== command) {
        ask({ command, at })
        return 'asked'
      }
      if (at - now.current.at < BOUNCE_MS) return 'bounced'
      ask(undefined)
      return 'confirmed'
    },
    forget: () => now.current !== undefined && ask(undefined),
  }
}
