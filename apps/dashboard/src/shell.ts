import { createApi, createQueryClient, type User } from '@replybay/api-client'
import { guardsAt, loadSharedMessages, type SignedOutReason } from '@replybay/feature-kit'
import { type BeforeSwitch, readLanguageConfig } from '@replybay/i18n'
import { loadKitMessages } from '@replybay/ui-kit'
import { loadNextPageWhole } from './builds/load-next-page-whole.ts'
import { stayWithoutConnection } from './builds/stay-without-connection.ts'
import { entryFeatures } from './entry-features.ts'
import { createBrowserLanguage } from './language/browser-language.ts'
import { loadShellMessages } from './messages.ts'
import { createDashboardRouter, type DashboardRouter } from './router.ts'
import { createBrowserSession } from './session/browser-session.ts'
import { sendOrTakeEarly } from './session/early-answer.ts'
import { createServerClock } from './session/server-clock.ts'
import { createTokenCookie } from './session/token-cookie.ts'
import type * as SignedIn from './signed-in.ts'

const firstCatalogues = [
  loadShellMessages,
  loadKitMessages,
  loadSharedMessages,
  ...entryFeatures.map((feature) => feature.loadMessages),
]

declare global {
  /** Given by a script of the page that holds the dashboard, before it starts. @see packages/i18n/README.md */
  var beforeLocaleSwitch: BeforeSwitch | undefined
}

export interface ShellOptions {
  /** Where the API lives, with its version. @default '/api/v1' of this origin */
  apiBase?: string | undefined
  /** The configuration of the language, as the page holds it. */
  language?: string | undefined
  /** Asked before another language is spoken: may forbid it, or name another one. @default the page's own @see specification §4 */
  beforeLocaleSwitch?: BeforeSwitch
}

/** Everything that one dashboard in one tab is made of. */
export function createShell(options: ShellOptions = {}) {
  const { apiBase, language: languageConfig, beforeLocaleSwitch = globalThis.beforeLocaleSwitch } = options
  const token = createTokenCookie(document)
  const clock = createServerClock()
  const language = createBrowserLanguage(readLanguageConfig(languageConfig), beforeLocaleSwitch)
  const { translator } = language
  const api = createApi({
    ...(apiBase && { baseUrl: apiBase }),
    fetch: sendOrTakeEarly,
    token: () => session.token(),
    onServerTime: clock.hear,
    onToken: (value, used) => session.renew(value, used),
    onUnauthorized: (used) => session.refuse(used),
  })
  const queryClient = createQueryClient({ api })
  let mounting: Promise<typeof SignedIn> | undefined
  /**
   * Loads what only signed-in people see, once, before any of its routes is gone to; what failed is tried again.
   */
  const mountSignedIn = () =>
    (mounting ??= import(/* chunk: frame */ './signed-in.ts')
      .then((signedIn) => {
        signedIn.mountSignedInRoutes(router)
        return signedIn
      })
      .catch((error: unknown) => {
        mounting = undefined
        throw error
      }))
  const addFrameMessages = async () => {
    await translator.add([...firstCatalogues, ...(await mountSignedIn()).frameCatalogues])
  }
  /** The page on which the session of a person ended in this tab. */
  let leftPage: { href: string; userId: string | undefined } | undefined
  const leave = async (reason: SignedOutReason, user: User | undefined) => {
    const { href } = router.state.location
    // On such a page it goes on: with an invitation, or a new password.
    if (guardsAt(router, href)?.includes('guest-only')) return
    leftPage = { href, userId: user?._id }
    const isAsked = reason === 'asked'
    await router.navigate({
      to: '/login',
      search: isAsked ? {} : { from: href, why: reason },
      state: isAsked ? {} : (await mountSignedIn()).signInState(user),
    })
  }
  const revive = async () => {
    const { pathname, search } = router.state.location
    if (pathname !== '/login') return
    const user = await session.user()
    const isBack = user !== undefined && user._id === leftPage?.userId
    // The page's own guard sends them to where they wanted to go.
    if ('from' in search || !isBack) return router.invalidate()
    await router.navigate({ to: '/login', search: { from: leftPage?.href } })
  }
  const session = createBrowserSession({
    token,
    clock,
    queryClient,
    leave,
    revive: () => void revive(),
    startAnew: () => location.reload(),
    mountSignedIn: async () => void (await mountSignedIn()),
  })
  const router = createDashboardRouter({
    queryClient,
    session,
    guardsAt: (href) => guardsAt(router, href),
    loadMessages: async () => {
      const user = await session.user()
      await language.follow(user?.locale)
      await addFrameMessages()
    },
    addMessages: translator.add,
  })
  loadNextPageWhole(router, queryClient)
  stayWithoutConnection()
  /** The code, the data and the texts of the first page come while nothing is drawn yet, not only then. */
  const loadPage = () => {
    const { pathname } = router.latestLocation
    void router.preloadRoute({ to: pathname, search: true, params: true })
    const [routes] = router.getMatchedRoutes(pathname)
    for (const route of routes) {
      void router.loadRouteChunk(route)
      const { texts } = route.options.staticData ?? {}
      if (texts) void translator.add([texts])
    }
  }

  return {
    translator,
    queryClient,
    session,
    router,
    switchLocale: language.switchTo,
    /** The texts of what is there before anything else is loaded. */
    loadFirstMessages: () => translator.add(firstCatalogues),
    /**
     * The texts of the first page. The person and the page's code are on their way meanwhile; the page itself is
     * loaded by what shows it, and by nothing beside.
     */
    loadMessages: async () => {
      const isKnown = session.token() !== undefined
      if (isKnown) void session.user().catch(() => undefined)
      await language.start(router)
      if (!isKnown && isEntryPage(router)) {
        // Who begins to type is about to sign in.
        document.addEventListener('input', () => void mountSignedIn().catch(() => undefined), { once: true })
        await translator.add(firstCatalogues)
        return
      }
      await mountSignedIn()
      loadPage()
      await (isKnown ? addFrameMessages() : translator.add(firstCatalogues))
    },
  }
}

/** Whether the address is that of a page that is there before anything else is loaded. */
function isEntryPage(router: DashboardRouter): boolean {
  const [, , page] = router.getMatchedRoutes(router.latestLocation.pathname)
  return page !== undefined
}
