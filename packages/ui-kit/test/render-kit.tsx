import { createTranslator, LocaleProvider, type LocaleCode } from '@replybay/i18n'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { loadKitMessages } from '../src/locales/load-kit-messages.ts'
import { ThemeProvider } from '../src/theme/theme-provider.tsx'

/** Renders something of the kit for a test, with theme and language around it. */
export async function renderKit(children: ReactNode, locale: LocaleCode = 'en-US') {
  const translator = createTranslator(locale)
  await translator.add([loadKitMessages])
  const around = (content: ReactNode) => (
    <ThemeProvider>
      <LocaleProvider translator={translator}>{content}</LocaleProvider>
    </ThemeProvider>
  )
  const screen = await render(around(children))
  return { ...screen, rerender: (next: ReactNode) => screen.rerender(around(next)) }
}
