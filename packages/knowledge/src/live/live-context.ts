import { createContext } from 'react'

/** Whether the server tells when something of the knowledge changes: then nothing has to be read again by the time. */
export const LiveContext = createContext(false)
