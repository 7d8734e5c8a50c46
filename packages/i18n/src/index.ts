export { catalogue } from './catalogue.ts'
export { createFormats, type Formats } from './formats.ts'
export { type FirstAccess, firstAccess } from './first-access.ts'
export {
  type LanguageConfig,
  readLanguageConfig,
  type RedirectRule,
  type UrlStrategy,
} from './language-config.ts'
export { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts'
export { localeOfPath, localeRewrite, readLocalePath, writeLocalePath } from './locale-path.ts'
export {
  LocaleProvider,
  useFormats,
  useIncompleteLocale,
  useLocale,
  useTranslator,
} from './locale-provider.tsx'
export { isLocaleCode, type LocaleCode, type LocaleDefinition, locales } from './locales.ts'
export { plainText } from './plain-text.ts'
export { type BeforeSwitch, createTranslator, type LoadMessages, type Translator } from './translator.ts'
