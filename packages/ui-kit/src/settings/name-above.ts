import { createContext } from 'react'

/** The name of the page, where it is in sight above the page already: the page’s own title is then for ears alone. */
export const NameAbove = createContext<string | undefined>(undefined)
