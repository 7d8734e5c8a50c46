import { createContext, useContext } from 'react'

/** How much room lists and controls take. */
export type Density = 'comfortable' | 'compact'

export interface DensityChoice {
  /** What the person chose. */
  density: Density
  /** What rows and controls have: `comfortable` on touch, whatever was chosen. */
  effectiveDensity: Density
  /** Whether what is chosen changes anything here. */
  isChoosable: boolean
  setDensity: (density: Density) => void
}

export const DensityContext = createContext<DensityChoice>({
  density: 'comfortable',
  effectiveDensity: 'comfortable',
  isChoosable: true,
  setDensity: () => {},
})

/** The person's density, kept in this browser. */
export function useDensity(): DensityChoice {
  return useContext(DensityContext)
}
