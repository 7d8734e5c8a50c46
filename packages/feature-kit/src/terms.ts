import { createContext, useContext } from 'react'

/** Where the terms of use stand that a new account accepts; nothing where there are none. */
export const TermsContext = createContext<string | undefined>(undefined)

export function useTermsUrl(): string | undefined {
  return useContext(TermsContext)
}
