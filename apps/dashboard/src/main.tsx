import { ApiError, userQueries } from '@replybay/api-client'
import { can, CaptchaContext, PageBlocked, SessionProvider, TermsContext } from '@replybay/feature-kit'
import { LocaleProvider } from '@replybay/i18n'
import { ThemeProvider } from '@replybay/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lateRecaptcha } from './captcha/late-recaptcha.ts'
import { LoadProblem } from './errors/load-problem.tsx'
import { WindowMain } from './layouts/window-main.tsx'
import { metaContent } from './meta-content.ts'
import { reportError } from './report-error.ts'
import { createShell } from './shell.ts'
import './first-paint.css'

const apiBase = metaContent('api-base')
const siteKey = metaContent('captcha-site-key')
const origin = metaContent('captcha-origin')
const captcha = siteKey && origin ? lateRecaptcha({ siteKey, origin }) : undefined

async function mount() {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root.')
  const shell = createShell({ apiBase, language: metaContent('language') })
  const reactRoot = createRoot(root, {
    onUncaughtError: fail,
    onCaughtError: (error) => {
      if (error instanceof PageBlocked) return
      console.error(error)
      const user = shell.queryClient.getQueryData(userQueries.info().queryKey)
      const takesReports = user !== undefined && can(user, 'client-errors')
      // What the server refused is the server's to know.
      if (takesReports && !(error instanceof ApiError)) reportError(error, apiBase)
    },
  })
  const draw = (page: ReactNode) =>
    reactRoot.render(
      <StrictMode>
        <ThemeProvider styleNonce={metaContent('csp-nonce')}>
          <LocaleProvider translator={shell.translator} switchLocale={shell.switchLocale}>
            {page}
          </LocaleProvider>
        </ThemeProvider>
      </StrictMode>,
    )
  try {
    await shell.loadMessages()
  } catch (error) {
    await shell.loadFirstMessages()
    tell(error)
    return draw(
      <WindowMain>
        <LoadProblem error={error} />
      </WindowMain>,
    )
  }
  draw(
    <QueryClientProvider client={shell.queryClient}>
      <SessionProvider session={shell.session}>
        <CaptchaContext value={captcha}>
          <TermsContext value={metaContent('terms-url')}>
            <RouterProvider router={shell.router} />
          </TermsContext>
        </CaptchaContext>
      </SessionProvider>
    </QueryClientProvider>,
  )
}

/** Logs with the catalogued words, and reports. @see specification §8, Pages */
function tell(error: unknown) {
  console.error('Error while mounting app', error)
  reportError(error, apiBase)
}

/** Shows an error where nothing else can be. */
function fail(error: unknown) {
  tell(error)
  const title = document.createElement('h1')
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- the texts may be what could not be loaded
  title.textContent = document.title = 'Internal Server Error'
  const message = document.createElement('p')
  message.textContent = String(error)
  document.querySelector('#root')?.replaceChildren(title, message)
}

mount().catch(fail)
