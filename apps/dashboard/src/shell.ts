import { createApi, createQueryClient } from '@replybay/api-client'
import { guardsAt, type SignedOutReason } from '@replybay/feature-kit'
import { createTranslator, detectLocale } from '@replybay/i18n'
import { loadKitMessages } from '@replybay/ui-kit'
import { features } from './features.ts'
import { loadShellMessages } from './messages.ts'
import { createDashboardRouter } from './router.ts'
import { createBrowserSession } from './session/browser-session.ts'
import { createServerClock } from './session/server-clock.ts'
import { createTokenCookie } from './session/token-cookie.ts'

const bareFeatures = features.filter((feature) => feature.routes.bare)
const firstCatalogues = [
  loadShellMessages,
  loadKitMessages,
  ...bareFeatures.map((feature) => feature.loadMessages),
]
const allCatalogues = [...firstCatalogues, ...features.map((feature) => feature.loadMessages)]

export interface ShellOptions {
  /** Where the API lives, with its version. @default '/api/v1' of this origin */
  apiBase?: string | undefined
}

/** Everything that one dashboard in one tab is made of. */
export function createShell({ apiBase }: ShellOptions = {}) {
  const token = createTokenCookie(document)
  const clock = createServerClock()
  const translator = createTranslator(detectLocale(document, navigator.languages))
  const api = createApi({
    ...(apiBase && { baseUrl: apiBase }),
    token: token.read,
    onServerTime: clock.hear,
    onToken: (value, used) => {
      // A late answer to a session that has ended must not revive it.
      if (used === token.read()) token.write(value)
    },
    onUnauthorized: (refused) => {
      // A late answer to an older session must not end the one that has begun since.
      if (refused === token.read()) session.end('expired')
    },
  })
  const queryClient = createQueryClient({ api })
  const loadMessages = () => translator.add(allCatalogues)
  const leave = async (reason: SignedOutReason) => {
    const { pathname, href } = router.state.location
    if (pathname === '/login') return
    const search = reason === 'expired' ? { from: href, why: reason } : {}
    await router.navigate({ to: '/login', search })
  }
  const session = createBrowserSession({
    token,
    clock,
    queryClient,
    leave,
    revive: () => void router.invalidate(),
  })
  const router = createDashboardRouter({
    queryClient,
    session,
    guardsAt: (href) => guardsAt(router, href),
    loadMessages,
  })

  return {
    translator,
    queryClient,
    session,
    router,
    /** The texts of the first page. The person and the page itself are on their way meanwhile. */
    loadMessages: () => {
      void router.load()
      return token.read() ? loadMessages() : translator.add(firstCatalogues)
    },
  }
}
