import { createContext, type ReactNode, useContext } from 'react'
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
  return <FillsContext value={{ fills, problem }}>{children}</FillsContext>
}

export function useFills(): Fills {
  return useContext(FillsContext)
}
