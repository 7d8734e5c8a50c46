import type { Language } from '../../knowledge/index.ts'

/** What stands under an answer that no person has written. */
const footers: Record<Language, string> = {
  'en-US': 'This reply was written automatically. To reach a person, reply to this email.',
  'fr-FR': 'Cette réponse a été rédigée automatiquement. Pour joindre une personne, répondez à cet e-mail.',
  'es-ES':
    'Esta respuesta se ha escrito automáticamente. Para hablar con una persona, responde a este correo.',
}

export function footerOf(language: Language, company: string): string {
  return ['-- ', company.replaceAll(/\p{Cc}+/gu, ' ').trim(), footers[language]].filter(Boolean).join('\n')
}
