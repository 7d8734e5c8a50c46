import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { LocaleCode } from './locales.ts'

/** Loads one package's catalogue. */
export type LoadMessages = (locale: LocaleCode) => Promise<{ messages: Messages }>

/** One language at a time, with the catalogues of the packages that were asked for. */
export interface Translator {
  i18n: I18n
  /** Adds catalogues to the current language. A catalogue that fails to load is logged, and its texts stay English. */
  add(catalogues: readonly LoadMessages[]): Promise<void>
  /** Speaks another language from now on, once all its catalogues are there. */
  switchTo(locale: LocaleCode): Promise<void>
}

export function createTranslator(locale: LocaleCode): Translator {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const known = new Set<LoadMessages>()

  async function load(target: LocaleCode, catalogues: Iterable<LoadMessages>) {
    const loading = Array.from(catalogues, async (loadMessages) => {
      try {
        const { messages } = await loadMessages(target)
        i18n.load(target, messages)
      } catch (error) {
        console.error(`Messages for ${target} could not be loaded.`, error)
        known.delete(loadMessages)
      }
    })
    await Promise.all(loading)
  }

  return {
    i18n,
    async add(catalogues) {
      const missing = catalogues.filter((catalogue) => !known.has(catalogue))
      for (const catalogue of missing) known.add(catalogue)
      // Only LocaleCodes are ever activated.
      await load(i18n.locale as LocaleCode, missing)
    },
    async switchTo(target) {
      await load(target, [...known])
      i18n.activate(target)
    },
  }
}
