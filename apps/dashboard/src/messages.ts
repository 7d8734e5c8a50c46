import { catalogue } from '@replybay/i18n'

/** The shell's texts of what anybody sees. */
export const loadShellMessages = catalogue('dashboard', {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr-FR/messages.po'),
  'es-ES': () => import('./locales/es-ES/messages.po'),
})
