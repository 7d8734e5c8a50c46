import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLocale, type LocaleCode } from './locales.ts'

/** Loads one package's catalogue. */
export interface LoadMessages {
  (locale: LocaleCode): Promise<{ messages: Messages }>
  /** Whose texts they are. */
  domain?: string
}

/**
 * Asked before another language is spoken: answers with the one to speak instead, with false to stay with the current
 * one, or with nothing to let it be.
 * @see specification §4, interface language
 */
export type BeforeSwitch = (
  wanted: LocaleCode,
  current: LocaleCode,
) => LocaleCode | false | undefined | Promise<LocaleCode | false | undefined>

/** One language at a time, with the catalogues of the packages that were asked for. */
export interface Translator {
  i18n: I18n
  /** Adds catalogues to the current language. One that fails to load or is missing is logged, and its texts stay English. */
  add: (catalogues: readonly LoadMessages[]) => Promise<void>
  /**
   * Speaks another language from now on, once all its catalogues are there. Yields the one that came of it: nothing
   * where the switch was vetoed, or another began meanwhile.
   */
  switchTo: (locale: LocaleCode) => Promise<LocaleCode | undefined>
  /** The language of which some texts could not be loaded, and are English; nothing while all are there. */
  incomplete: () => LocaleCode | undefined
  /** Calls back after catalogues were loaded, or could not be. @returns the way to stop. */
  subscribe: (onLoaded: () => void) => () => void
}

export function createTranslator(
  locale: LocaleCode,
  { beforeSwitch }: { beforeSwitch?: BeforeSwitch } = {},
): Translator {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  let current = locale
  let asked = 0
  let accepted = 0
  const catalogues = new Map<LoadMessages, Promise<void>>()
  const failed = new Set<LoadMessages>()
  /** What has arrived of each language. */
  const arrived = new Map<LocaleCode, Messages>()
  const warned = new Set<string>()
  const listeners = new Set<() => void>()
  let incomplete: LocaleCode | undefined

  async function read(target: LocaleCode, loadMessages: LoadMessages): Promise<Messages | undefined> {
    try {
      const { messages } = await loadMessages(target)
      if (Object.keys(messages).length > 0) return messages
      warnOnce(target, loadMessages.domain)
    } catch (error) {
      console.error(`Messages for ${target} could not be loaded.`, error)
      failed.add(loadMessages)
    }
    return undefined
  }
  function warnOnce(target: LocaleCode, domain = '') {
    const lack = `${domain} ${target}`
    if (warned.has(lack)) return
    warned.add(lack)
    if (target === defaultLocale) console.warn(`The domain ${domain} has no messages.`)
    else console.warn(`The domain ${domain} has no message set for ${target}.`)
  }
  /** What waits for its texts is drawn once they are there. Nothing else has to be drawn again, but what is shown in English. */
  function give(target: LocaleCode, messages: Messages, isShown: boolean) {
    if (isShown || target !== i18n.locale) i18n.load(target, messages)
    else Object.assign(i18n.messages, messages)
  }
  async function load(target: LocaleCode, loadMessages: LoadMessages) {
    const isShown = failed.delete(loadMessages)
    const messages = await read(target, loadMessages)
    if (messages) {
      arrived.set(target, { ...arrived.get(target), ...messages })
      give(target, messages, isShown)
    } else if (target !== defaultLocale) {
      // A build holds ids alone, so that without a catalogue there would be no words at all. What another catalogue says
      // in the language itself stays.
      const english = await read(defaultLocale, loadMessages)
      if (english) give(target, { ...english, ...arrived.get(target) }, isShown)
    }
  }
  const loadAll = (target: LocaleCode, wanted: Iterable<LoadMessages>) =>
    Promise.all(
      Array.from(wanted, (loadMessages) => {
        const loading = load(target, loadMessages)
        catalogues.set(loadMessages, loading)
        return loading
      }),
    )
  // Not before the language is spoken: what is said of it is said in it.
  function tell() {
    if (i18n.locale !== current) return
    incomplete = failed.size > 0 ? current : undefined
    for (const listener of listeners) listener()
  }

  return {
    i18n,
    incomplete: () => incomplete,
    subscribe: (onLoaded) => {
      listeners.add(onLoaded)
      return () => listeners.delete(onLoaded)
    },
    async add(wanted) {
      await loadAll(
        current,
        wanted.filter((each) => !catalogues.has(each) || failed.has(each)),
      )
      await Promise.all(wanted.flatMap((each) => catalogues.get(each) ?? []))
      tell()
    },
    async switchTo(wanted) {
      asked += 1
      const turn = asked
      const answer = wanted === current ? wanted : await beforeSwitch?.(wanted, current)
      // An answer that comes late must not undo what was asked for since.
      if (answer === false || turn < accepted) return undefined
      accepted = turn
      const target = answer ?? wanted
      current = target
      await loadAll(target, catalogues.keys())
      if (current !== target) return undefined
      // Also where no catalogue was asked for yet.
      i18n.load(target, {})
      i18n.activate(target)
      tell()
      return target
    },
  }
}
