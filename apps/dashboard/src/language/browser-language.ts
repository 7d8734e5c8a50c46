import {
  type BeforeSwitch,
  createTranslator,
  firstAccess,
  isLocaleCode,
  type LanguageConfig,
  type LocaleCode,
  localeOfPath,
  localeRewrite,
  readLocaleCookie,
  readLocalePath,
  writeLocaleCookie,
  writeLocalePath,
} from '@replybay/i18n'
import { forgetText, keepText, readKept } from '@replybay/sync'
import type { RegisteredRouter } from '@tanstack/react-router'

/** Keeps the locale of the cookie where it was detected, and not chosen. */
const DETECTED = 'locale:detected'

/**
 * The language of this tab: in its texts, in the cookie and, with a prefix, in the addresses.
 * @param beforeSwitch - Asked before another language is spoken.
 * @see specification §2, locale URL handling; §4, interface language
 */
export function createBrowserLanguage(config: LanguageConfig, beforeSwitch?: BeforeSwitch) {
  const { urls } = config
  const stored = readLocaleCookie(document)
  const first = firstAccess({
    pathname: location.pathname,
    stored,
    isStoredGuess: stored === readKept(DETECTED),
    languages: navigator.languages,
    config,
  })
  const { search, hash } = location
  if (first.pathname !== location.pathname) {
    history.replaceState(history.state, '', first.pathname + search + hash)
  }
  const translator = createTranslator(config.fallback, beforeSwitch && { beforeSwitch })
  let { isGuess } = first
  let router: RegisteredRouter | undefined

  /** Routes and links know nothing of the prefix; the page stays as it is, with all that was typed. */
  function rewriteAddresses() {
    // The translator speaks nothing but a LocaleCode.
    const locale = translator.i18n.locale as LocaleCode
    if (urls !== 'no_prefix') router?.update({ ...router.options, rewrite: localeRewrite(locale, urls) })
    return locale
  }
  function moveAddress() {
    const locale = rewriteAddresses()
    if (!router || urls === 'no_prefix') return
    const { pathname, search: query, hash: anchor, state } = router.history.location
    const moved = writeLocalePath(readLocalePath(pathname, urls).path, locale, urls)
    if (moved !== pathname) router.history.replace(moved + query + anchor, state, { ignoreBlocker: true })
  }
  function keep(locale: LocaleCode) {
    writeLocaleCookie(document, locale, config)
    if (isGuess) keepText(DETECTED, locale)
    else forgetText(DETECTED)
  }
  async function switchTo(locale: LocaleCode): Promise<void> {
    const spoken = await translator.switchTo(locale)
    if (spoken) {
      isGuess = false
      keep(spoken)
    }
    moveAddress()
  }

  return {
    translator,
    switchTo,
    /** Speaks the locale that the tab begins in, before the router reads its first address. */
    async start(started: RegisteredRouter) {
      router = started
      const spoken = await translator.switchTo(first.locale)
      if (spoken && isGuess && !stored) keep(spoken)
      if (spoken === first.locale) rewriteAddresses()
      else moveAddress()
      started.history.subscribe(({ location: { pathname } }) => {
        const asked = localeOfPath(pathname, urls)
        if (asked && asked !== translator.i18n.locale) void switchTo(asked)
      })
    },
    /** Where nobody has chosen a locale in this browser, that of the person's account is spoken. */
    async follow(locale: string | undefined) {
      if (isGuess && isLocaleCode(locale) && locale !== translator.i18n.locale) await switchTo(locale)
    },
  }
}
