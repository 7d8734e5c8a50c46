import { catalogue } from '@replybay/i18n'

/** The texts of the ways into an account: the first that anybody reads. */
export const loadMessages = catalogue('account-entry', {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr-FR/messages.po'),
  'es-ES': () => import('./locales/es-ES/messages.po'),
})
