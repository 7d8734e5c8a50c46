/// <reference types="@replybay/i18n/po" />
import type { LoadMessages } from '@replybay/i18n'

/** The kit's own texts. Every app adds them to its translator. */
export const loadKitMessages: LoadMessages = (locale) => {
  switch (locale) {
    case 'fr-FR':
      return import('./fr-FR/messages.po')
    case 'es-ES':
      return import('./es-ES/messages.po')
    default:
      return import('./en-US/messages.po')
  }
}
