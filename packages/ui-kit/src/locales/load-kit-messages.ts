/// <reference types="@replybay/i18n/po" />
import { catalogue } from '@replybay/i18n'

/** The kit's own texts. Every app adds them to its translator. */
export const loadKitMessages = catalogue('ui-kit', {
  'en-US': () => import('./en-US/messages.po'),
  'fr-FR': () => import('./fr-FR/messages.po'),
  'es-ES': () => import('./es-ES/messages.po'),
})
