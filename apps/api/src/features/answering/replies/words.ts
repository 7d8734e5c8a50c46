import type { Language } from '../../knowledge/index.ts'

/** What a customer reads when the AI agent leaves them to people. */
const handOffWords: Record<Language, string> = {
  'en-US':
    'I’d rather have a person answer this, so I’m passing your question on to the team. They’ll reply here.',
  'fr-FR':
    'Je préfère qu’une personne vous réponde\u00a0: je transmets votre question à l’équipe, qui vous répondra ici.',
  'es-ES':
    'Prefiero que te responda una persona, así que paso tu pregunta al equipo, que te responderá aquí.',
}

/** The same where they asked for a person. */
const personWords: Record<Language, string> = {
  'en-US': 'Of course. I’m connecting you with the team. They’ll reply here.',
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
  /\bparler\s+(?:à|avec)\s+(?:une?\s+|quelqu)(?:vraie?\s+)?(?:personne|humain|être\s+humain|agent|responsable|conseiller|conseillère|’un|'un|un)/iu,
  /\bune?\s+vraie?\s+(?:personne|humain)/iu,
  /\b(?:veux|voudrais|souhaite)\s+une?\s+(?:humain|conseill(?:er|ère))|\bconseill(?:er\s+humain|ère\s+humaine)/iu,
  /(?<!\p{L})(?:hablar|pás[ae]me|pon(?:me|edme)|comunica(?:r|dme)|contactar)\s+con\s+(?:una?\s+|el\s+)?(?:persona|human[oa]|agente|alguien|equipo|soporte|operadora?|gestora?)/iu,
  /\bpersona\s+(?:real|de\s+verdad)/iu,
  /\bat(?:iend[ae]|ender)\s+una\s+persona/iu,
  /\bagente\s+human[oa]/iu,
]

/** Whether a customer asks for a person, and not for an answer. */
export function asksForPerson(text: string): boolean {
  return ASKS_FOR_PERSON.some((asked) => asked.test(text))
}
