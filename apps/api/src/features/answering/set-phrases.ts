import { type Language, languages } from '../knowledge/index.ts'

const questionWords: Record<Language, string> = {
  'en-US': 'I’m here to help. What is your question?',
  'fr-FR': 'Je suis là pour vous aider. Quelle est votre question\u00a0?',
  'es-ES': 'Estoy aquí para ayudarte. ¿Cuál es tu pregunta?',
}

const fineWords: Record<Language, string> = {
  'en-US': 'Great! If you need anything else, just write here.',
  'fr-FR': 'Parfait\u00a0! Si vous avez besoin d’autre chose, écrivez-moi ici.',
  'es-ES': '¡Perfecto! Si necesitas algo más, escríbeme por aquí.',
}

/** Said before a question is asked, with or without a greeting. */
const OPENINGS: Record<Language, RegExp> = {
  'en-US':
    /^(?:(?:hello|hi|hey)\s+)?(?:help(?:\s+me)?|(?:can|could)\s+(?:you|someone|somebody)\s+help(?:\s+me)?|i\s+need\s+(?:some\s+)?help|i\s+have\s+a\s+question|(?:can|may)\s+i\s+ask\s+(?:you\s+)?(?:a\s+question|something)|(?:is\s+)?any(?:one|body)\s+(?:t?here)|are\s+you\s+there)(?:\s+please)?$/u,
  'fr-FR':
    /^(?:(?:bonjour|bonsoir|salut)\s+)?(?:aidez\s+moi|(?:pouvez\s+vous|peux\s+tu)\s+m\s+aider|(?:j\s+ai|j\s+aurais)\s+(?:besoin\s+d\s+aide|une\s+question)|(?:(?:est\s+ce\s+qu\s+)?il\s+)?y\s+a(?:\s+t\s+il)?\s+quelqu\s+un|vous\s+êtes\s+là)(?:\s+s\s+il\s+vous\s+plaît|\s+svp)?$/u,
  'es-ES':
    /^(?:(?:hola|buen[oa]s(?:\s+(?:días|tardes|noches))?)\s+)?(?:ayuda|(?:me\s+)?puedes?\s+ayudar(?:me)?|me\s+(?:puedes?\s+ayudar|ayudas?)|necesito\s+ayuda|tengo\s+una\s+(?:pregunta|duda|consulta)|hay\s+alguien(?:\s+ahí)?|estás\s+ahí)(?:\s+por\s+favor)?$/u,
}

/** Said to an answer that is understood. */
const FINE: Record<Language, RegExp> = {
  'en-US': /^(?:ok(?:ay)?|great|perfect|got\s+it|understood|all\s+right|sounds\s+good)$/u,
  'fr-FR': /^(?:d\s+accord|parfait|super|très\s+bien|entendu|c\s+est\s+(?:noté|compris)|ça\s+marche)$/u,
  'es-ES': /^(?:vale|perfecto|genial|de\s+acuerdo|muy\s+bien|entendido)$/u,
}

/**
 * The answer to a message that is nothing but a phrase which knowledge does not answer: one that opens a conversation, or
 * that an answer is understood. In its language, or in the one given where several have it.
 */
export function setPhraseReply(text: string, language: Language): string | undefined {
  const words = (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).join(' ')
  for (const [phrases, replies] of [[OPENINGS, questionWords] as const, [FINE, fineWords] as const]) {
    const said = languages.filter((each) => phrases[each].test(words))
    // "ok" is said in all of them.
    const [only = language] = words.startsWith('ok') || said.includes(language) ? [] : said
    if (said.length > 0) return replies[only]
  }
  return undefined
}

/** What is said to a question that names nothing. */
export const askForQuestion = (language: Language): string => questionWords[language]
