import { createContext, useContext } from 'react'

/** How much room lists and controls take. Touch always gets `comfortable`. */
export type Density = 'comfortable' | 'compact'

export interface DensityChoice {
  density: Density
  setDensity: (density: Density) => void
}

export const DensityContext = createContext<DensityChoice>({ density: 'comfortable', setDensity: () => {} })

/** The person's density, kept in this browser. */
export function useDensity(): DensityChoice {
  return useContext(DensityContext)
}
