import { createTranslator, type LoadMessages, LocaleProvider } from '@replybay/i18n'
import { ThemeProvider } from '@replybay/ui-kit'
import type { ReactNode } from 'react'

const translator = createTranslator('en-US')

/** Theme and English around a screen. */
export function TestFrame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <LocaleProvider translator={translator}>{children}</LocaleProvider>
    </ThemeProvider>
  )
}

/** Adds catalogues to the language of `TestFrame`; await it before a screen is drawn. */
export const loadTestMessages = (...catalogues: LoadMessages[]) => translator.add(catalogues)
