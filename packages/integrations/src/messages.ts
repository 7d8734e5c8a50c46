import { catalogue } from '@replybay/i18n'

/** The texts of what this feature shows on every page and on the home page, and those that come with its own pages. */
export const texts = {
  frame: catalogue('integrations', {
    'en-US': () => import('./frame/locales/en-US/messages.po'),
    'fr-FR': () => import('./frame/locales/fr-FR/messages.po'),
    'es-ES': () => import('./frame/locales/es-ES/messages.po'),
  }),
  home: catalogue('integrations', {
    'en-US': () => import('./home/locales/en-US/messages.po'),
    'fr-FR': () => import('./home/locales/fr-FR/messages.po'),
    'es-ES': () => import('./home/locales/es-ES/messages.po'),
  }),
  pages: catalogue('integrations', {
    'en-US': () => import('./locales/en-US/messages.po'),
    'fr-FR': () => import('./locales/fr-FR/messages.po'),
    'es-ES': () => import('./locales/es-ES/messages.po'),
  }),
}
