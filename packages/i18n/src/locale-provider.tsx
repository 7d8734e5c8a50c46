import { I18nProvider, useLingui } from '@lingui/react'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { createFormats, type Formats } from './formats.ts'
import type { LocaleCode } from './locales.ts'
import type { Translator } from './translator.ts'

type SwitchLocale = (locale: LocaleCode) => Promise<unknown>

const SwitchContext = createContext<SwitchLocale | undefined>(undefined)
const TranslatorContext = createContext<Translator | undefined>(undefined)

export interface LocaleProviderProps {
  translator: Translator
  /** What it takes to speak another language here. @default that of the translator */
  switchLocale?: SwitchLocale
  children: ReactNode
}

/** Gives everything below it one language, and keeps `<html lang>` in step. */
export function LocaleProvider({
  translator,
  switchLocale = translator.switchTo,
  children,
}: LocaleProviderProps) {
  return (
    <I18nProvider i18n={translator.i18n}>
      <TranslatorContext value={translator}>
        <SwitchContext value={switchLocale}>
          <DocumentLanguage />
          {children}
        </SwitchContext>
      </TranslatorContext>
    </I18nProvider>
  )
}

function DocumentLanguage() {
  const { i18n } = useLingui()
  useEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n.locale])
  return null
}

/** The current locale, and how to switch to another. */
export function useLocale(): { locale: LocaleCode; switchLocale: SwitchLocale } {
  const { i18n } = useLingui()
  const switchLocale = useContext(SwitchContext)
  if (!switchLocale) throw new Error('useLocale needs a LocaleProvider above it.')
  // Only createTranslator makes the instance, and it takes nothing but a LocaleCode.
  return { locale: i18n.locale as LocaleCode, switchLocale }
}

/** What speaks here, for what brings texts of its own. */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext)
  if (!translator) throw new Error('useTranslator needs a LocaleProvider above it.')
  return translator
}

/** The language of which some texts could not be loaded, and are English; nothing while all are there. */
export function useIncompleteLocale(): LocaleCode | undefined {
  const translator = useTranslator()
  return useSyncExternalStore(translator.subscribe, translator.incomplete)
}

const formatsByLocale = new Map<string, Formats>()

/** Dates, numbers and durations in the current locale and the browser's time zone. */
export function useFormats(): Formats {
  const { i18n } = useLingui()
  const known = formatsByLocale.get(i18n.locale)
  if (known) return known
  const formats = createFormats(i18n.locale)
  formatsByLocale.set(i18n.locale, formats)
  return formats
}
