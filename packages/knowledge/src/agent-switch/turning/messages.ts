import { catalogue } from '@replybay/i18n'

/** The texts of what only those see who turn the AI agents on. */
export const turningTexts = catalogue('knowledge', {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr-FR/messages.po'),
  'es-ES': () => import('./locales/es-ES/messages.po'),
})
