import { type Language, languages } from '../knowledge/index.ts'

const greetingWords: Record<Language, string> = {
  'en-US': 'Hello! What can I help you with?',
  'fr-FR': 'Bonjour\u00a0! Comment puis-je vous aider\u00a0?',
  'es-ES': '¡Hola! ¿En qué puedo ayudarte?',
}

const thanksWords: Record<Language, string> = {
  'en-US': 'You’re welcome! If you need anything else, just write here.',
  'fr-FR': 'Avec plaisir\u00a0! Si vous avez besoin d’autre chose, écrivez-moi ici.',
  'es-ES': '¡De nada! Si necesitas algo más, escríbeme por aquí.',
}

const GREETINGS: Record<Language, RegExp> = {
  'en-US': /\b(?:hello|hi|hey|good (?:morning|afternoon|evening))\b/iu,
  'fr-FR': /\b(?:bonjour|bonsoir|salut|coucou)\b/iu,
  'es-ES': /\b(?:hola|buen[oa]s|buen día)\b/iu,
}

const THANKS: Record<Language, RegExp> = {
  'en-US': /\b(?:thanks|thank you|thx|cheers)\b/iu,
  'fr-FR': /\bmerci\b/iu,
  'es-ES': /\bgracias\b/iu,
}

/** More words may ask something that none of them tells. */
const MOST_WORDS = 6

/**
 * The answer to a greeting or to thanks that ask nothing, in their language.
 *
 * @param language of what was written, where the words are in none or in several.
 */
export function politeReply(text: string, language: Language): string | undefined {
  if ((text.match(/\p{L}+/gu) ?? []).length > MOST_WORDS) return undefined
  for (const [words, replies] of [[THANKS, thanksWords] as const, [GREETINGS, greetingWords] as const]) {
    // Who thanks and asks is not done. A greeting asks what the other can do, whatever mark it ends with.
    if (words === THANKS && /[?¿]/u.test(text)) continue
    const said = languages.filter((each) => words[each].test(text))
    if (said.length > 0) return replies[said.includes(language) ? language : (said[0] ?? language)]
  }
  return undefined
}
