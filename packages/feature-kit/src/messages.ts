/// <reference types="@replybay/i18n/po" />
import { catalogue } from '@replybay/i18n'

/** The texts that all features share. Every app adds them to its translator. */
export const loadSharedMessages = catalogue('feature-kit', {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr-FR/messages.po'),
  'es-ES': () => import('./locales/es-ES/messages.po'),
})
