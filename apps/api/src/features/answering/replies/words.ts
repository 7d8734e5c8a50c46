import type { Language } from '../../knowledge/index.ts'

/** What a customer reads when the AI agent leaves them to people. */
const handOffWords: Record<Language, string> = {
  'en-US':
    'I don’t have a sure answer to that, so I’m passing your question on to the team. They’ll reply here.',
  'fr-FR':
    'Je n’ai pas de réponse sûre à vous donner\u00a0: je transmets votre question à l’équipe, qui vous répondra ici.',
  'es-ES': 'No tengo una respuesta segura, así que paso tu pregunta al equipo, que te responderá aquí.',
}

/** The same where they asked for a person. */
const personWords: Record<Language, string> = {
  'en-US': 'Of course. I’m passing you on to the team, who will reply here.',
  'fr-FR': 'Bien sûr. Je vous mets en relation avec l’équipe, qui vous répondra ici.',
  'es-ES': 'Claro. Te paso con el equipo, que te responderá aquí.',
}

/** @param reason why the agent hands off. */
export function wordsOfHandOff(reason: string, language: Language): string {
  return (reason === 'asks-for-person' ? personWords : handOffWords)[language]
}

const ASKS_FOR_PERSON = [
  /\b(?:talk|speak|chat)\s+(?:to|with)\s+(?:an?\s+|some)?(?:real\s+)?(?:human|person|agent|someone|somebody|one|body|colleague)/iu,
  /\b(?:real|actual)\s+(?:human|person)\b/iu,
  /\bparler\s+(?:à|avec)\s+(?:une?\s+|quelqu)(?:vraie?\s+)?(?:personne|humain|conseiller|conseillère|’un|'un|un)/iu,
  /\bun(?:e)?\s+vraie?\s+(?:personne|humain)/iu,
  /\bhablar\s+con\s+(?:una?\s+)?(?:persona|humano|agente|alguien)/iu,
  /\bpersona\s+(?:real|de\s+verdad)/iu,
]

/** Whether a customer asks for a person, and not for an answer. */
export function asksForPerson(text: string): boolean {
  return ASKS_FOR_PERSON.some((asked) => asked.test(text))
}
