import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLocale, type LocaleCode } from './locales.ts'

/** Loads one package's catalogue. */
export type LoadMessages = (locale: LocaleCode) => Promise<{ messages: Messages }>

/** One language at a time, with the catalogues of the packages that were asked for. */
export interface Translator {
  i18n: I18n
  /** Adds catalogues to the current language. A catalogue that fails to load is logged, and its texts stay English. */
  add: (catalogues: readonly LoadMessages[]) => Promise<void>
  /** Speaks another language from now on, once all its catalogues are there. */
  switchTo: (locale: LocaleCode) => Promise<void>
}

export function createTranslator(locale: LocaleCode): Translator {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  let spoken = locale
  const catalogues = new Map<LoadMessages, Promise<void>>()
  const failed = new Set<LoadMessages>()

  async function load(target: LocaleCode, loadMessages: LoadMessages) {
    failed.delete(loadMessages)
    try {
      const { messages } = await loadMessages(target)
      i18n.load(target, messages)
    } catch (error) {
      console.error(`Messages for ${target} could not be loaded.`, error)
      failed.add(loadMessages)
      await loadDefault(target, loadMessages)
    }
  }
  /** A build holds ids alone, so that without a catalogue there would be no words at all. */
  async function loadDefault(target: LocaleCode, loadMessages: LoadMessages) {
    if (target === defaultLocale) return
    const { messages } = await loadMessages(defaultLocale).catch(() => ({ messages: {} }))
    i18n.load(target, messages)
  }
  const loadAll = (target: LocaleCode, wanted: Iterable<LoadMessages>) =>
    Promise.all(
      Array.from(wanted, (loadMessages) => {
        const loading = load(target, loadMessages)
        catalogues.set(loadMessages, loading)
        return loading
      }),
    )

  return {
    i18n,
    async add(wanted) {
      await loadAll(
        spoken,
        wanted.filter((each) => !catalogues.has(each) || failed.has(each)),
      )
      await Promise.all(wanted.flatMap((each) => catalogues.get(each) ?? []))
    },
    async switchTo(target) {
      spoken = target
      await loadAll(target, [...catalogues.keys()])
      if (spoken === target) i18n.activate(target)
    },
  }
}
