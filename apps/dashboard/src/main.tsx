import { SessionProvider } from '@replybay/feature-kit'
import { LocaleProvider, type LocaleCode, writeLocaleCookie } from '@replybay/i18n'
import { ThemeProvider } from '@replybay/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createShell } from './shell.ts'

const keepLocale = (locale: LocaleCode) => writeLocaleCookie(document, locale)

/** What the server says to the page; nothing where it says nothing. */
function metaContent(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined
}

async function mount() {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root.')
  const styleNonce = metaContent('csp-nonce')
  const shell = createShell({ apiBase: metaContent('api-base') })
  await shell.loadMessages()
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider styleNonce={styleNonce}>
        <LocaleProvider translator={shell.translator} onSwitched={keepLocale}>
          <QueryClientProvider client={shell.queryClient}>
            <SessionProvider session={shell.session}>
              <RouterProvider router={shell.router} />
            </SessionProvider>
          </QueryClientProvider>
        </LocaleProvider>
      </ThemeProvider>
    </StrictMode>,
  )
}

mount().catch((error: unknown) => {
  // The wording is catalogued. @see specification §8, Pages
  console.error('Error while mounting app', error)
  showFatal(error)
})

/** The error page of last resort: nothing else could be drawn. @see specification §2 */
function showFatal(error: unknown) {
  const title = document.createElement('h1')
  title.textContent = 'Internal Server Error'
  const message = document.createElement('p')
  message.textContent = String(error)
  document.querySelector('#root')?.replaceChildren(title, message)
}
