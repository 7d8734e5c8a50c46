import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Fill } from './slot.ts'

interface Fills {
  fills: readonly Fill[]
  /** Stands in the place of a part of a page that failed. */
  problem: ReactNode
}

const none: Fills = { fills: [], problem: null }
const FillsContext = createContext<Fills>(none)

/** Gives the pages below it what features show in their slots; without it, every slot is empty. */
export function FillsProvider({ fills, problem, children }: Fills & { children: ReactNode }) {
  const value = useMemo(() => ({ fills, problem }), [fills, problem])
  return <FillsContext value={value}>{children}</FillsContext>
}

export function useFills(): Fills {
  return useContext(FillsContext)
}
