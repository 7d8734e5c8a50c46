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
