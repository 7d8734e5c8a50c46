/** What the chat window says before it is opened. */
import type { Language } from './look.ts'

interface LauncherTexts {
  open: string
  close: string
  agent: string
  support: string
  openWithNew: (count: number) => string
  dismiss: string
}

const en: LauncherTexts = {
  open: 'Open chat',
  close: 'Close chat',
  agent: 'AI agent',
  support: 'Support',
  openWithNew: (count) => `Open chat, ${count} new ${count === 1 ? 'message' : 'messages'}`,
  dismiss: 'Dismiss',
}

const fr: LauncherTexts = {
  open: 'Ouvrir le chat',
  close: 'Fermer le chat',
  agent: 'Agent IA',
  support: 'Support',
  openWithNew: (count) => `Ouvrir le chat, ${count} ${count === 1 ? 'nouveau message' : 'nouveaux messages'}`,
  dismiss: 'Fermer',
}

const es: LauncherTexts = {
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  agent: 'Agente de IA',
  support: 'Soporte',
  openWithNew: (count) => `Abrir el chat, ${count} ${count === 1 ? 'mensaje nuevo' : 'mensajes nuevos'}`,
  dismiss: 'Cerrar',
}

export const launcherTexts: Record<Language, LauncherTexts> = { 'en-US': en, 'fr-FR': fr, 'es-ES': es }
