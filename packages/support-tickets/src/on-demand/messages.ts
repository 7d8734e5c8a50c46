import { catalogue } from '@replybay/i18n'

/** The texts of what is there only once somebody asks for it. */
export const onDemandTexts = catalogue('support-tickets', {
  'en-US': () => import('./locales/en-US/messages.po'),
  'fr-FR': () => import('./locales/fr-FR/messages.po'),
  'es-ES': () => import('./locales/es-ES/messages.po'),
})
