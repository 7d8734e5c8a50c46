import { catalogue } from '@replybay/i18n'

/** The texts of the home page that only those see who keep the knowledge base. */
export const homeTexts = catalogue('knowledge', {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr-FR/messages.po'),
  'es-ES': () => import('./locales/es-ES/messages.po'),
})
