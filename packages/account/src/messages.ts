import type { LoadMessages } from '@replybay/i18n'

export const loadMessages: LoadMessages = (locale) => {
  switch (locale) {
    case 'fr-FR':
      return import('./locales/fr-FR/messages.po')
    case 'es-ES':
      return import('./locales/es-ES/messages.po')
    default:
      return import('./locales/en-US/messages.po')
  }
}
