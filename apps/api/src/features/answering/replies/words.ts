import type { Language } from '../../knowledge/index.ts'

/** What a customer reads when the AI agent leaves them to people. */
const handOffWords: Record<Language, string> = {
  'en-US': 'A person should reply to this, so I’m passing your question on to the team. They’ll reply here.',
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
