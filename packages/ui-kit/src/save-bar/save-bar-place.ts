import { createContext } from 'react'

/** Where the save bars of a page are: at its foot, whatever section their form is in. Without one they are in place. */
export const SaveBarPlace = createContext<HTMLElement | null>(null)
