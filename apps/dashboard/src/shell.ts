import { createApi, createQueryClient } from '@replybay/api-client'
import { guardsAt, type SignedOutReason } from '@replybay/feature-kit'
import { readLanguageConfig } from '@replybay/i18n'
import { loadKitMessages } from '@replybay/ui-kit'
import { features } from './features.ts'
import { createBrowserLanguage } from './language/browser-language.ts'
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
  /** The configuration of the language, as the page holds it. */
  language?: string | undefined
}

/** Everything that one dashboard in one tab is made of. */
export function createShell({ apiBase, language: languageConfig }: ShellOptions = {}) {
  const token = createTokenCookie(document)
  const clock = createServerClock()
  const language = createBrowserLanguage(readLanguageConfig(languageConfig))
  const { translator } = language
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
  const addAllMessages = () => translator.add(allCatalogues)
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
    loadMessages: async () => {
      const user = await session.user()
      await language.follow(user?.locale)
      await addAllMessages()
    },
  })

  return {
    translator,
    queryClient,
    session,
    router,
    switchLocale: language.switchTo,
    /** The texts of the first page. The person and the page itself are on their way meanwhile. */
    loadMessages: async () => {
      await language.start(router)
      void router.load()
      await (token.read() ? addAllMessages() : translator.add(firstCatalogues))
    },
  }
}
