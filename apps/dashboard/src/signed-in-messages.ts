import { catalogue } from '@replybay/i18n'

/** The texts of the home page. */
export const loadHomeMessages = catalogue('dashboard', {
  'en-US': () => import('./home/locales/en-US/messages.po'),
  'fr-FR': () => import('./home/locales/fr-FR/messages.po'),
  'es-ES': () => import('./home/locales/es-ES/messages.po'),
})

/** The texts of what only signed-in people see of the shell. */
export const loadFrameMessages = catalogue('dashboard', {
  'en-US': () => import('./frame/locales/en-US/messages.po'),
  'fr-FR': () => import('./frame/locales/fr-FR/messages.po'),
  'es-ES': () => import('./frame/locales/es-ES/messages.po'),
})
