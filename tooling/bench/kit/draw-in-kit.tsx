import { createTranslator, LocaleProvider } from '@replybay/i18n'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { rootElement } from '../floors/root-element.ts'

/** Draws a page in what every component of the kit needs around it: the look and the language. */
export async function drawInKit(page: ReactNode): Promise<void> {
  const translator = createTranslator('en-US')
  await translator.add([loadKitMessages])
  createRoot(rootElement()).render(
    <ThemeProvider>
      <LocaleProvider translator={translator}>{page}</LocaleProvider>
    </ThemeProvider>,
  )
}
