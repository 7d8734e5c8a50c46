import { createContext } from 'react'

/** Opens the palette or the sheet of shortcuts, for those who come by pointer. */
export const OpenCommands = createContext<(what: 'palette' | 'shortcuts') => void>(() => undefined)
