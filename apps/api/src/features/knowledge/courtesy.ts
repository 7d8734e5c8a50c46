/** Words that people are polite with. They say nothing of what is asked, and are in no dictionary of such words. */
const COURTESIES = new Set(
  (
    'hello hi hey dear please pls thanks thank thx cheers regards sorry kind best morning afternoon evening team guys ' +
    'bonjour bonsoir salut coucou merci svp stp cordialement madame monsieur pardon excusez desole ' +
    'hola buenas buenos dias tardes noches gracias saludos favor perdon disculpe disculpa estimados'
  ).split(' '),
)

/** @param word in lower case and without accents */
export function isCourtesy(word: string): boolean {
  return COURTESIES.has(word)
}
