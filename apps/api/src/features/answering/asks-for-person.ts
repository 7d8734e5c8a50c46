const ASKS_FOR_PERSON = [
  /\b(?:talk|speak|chat)\s+(?:to|with)\s+(?:an?\s+|some)?(?:real\s+)?(?:human|person|agent|someone|somebody|one|body|colleague)/iu,
  /\b(?:get|need|want|prefer)\s+(?:an?\s+)?(?:human|person|agent|representative|operator)\b/iu,
  /\b(?:talk|speak)\s+(?:to|with)\s+(?:your\s+|the\s+)?(?:team|support|customer\s+(?:service|support))\b/iu,
  /^\W*(?:human|person|agent|representative|operator|conseill(?:er|ère)|humain|persona|agente|operadora?)(?:\s+(?:please|svp|por\s+favor))?\W*$/iu,
  /\b(?:real|actual)\s+(?:human|person)\b/iu,
  /\bparler\s+(?:à|avec)\s+(?:une?\s+|quelqu)(?:vraie?\s+)?(?:personne|humain|être\s+humain|agent|responsable|conseiller|conseillère|’un|'un|un)/iu,
  /\b(?:parler|joindre|contacter)\s+(?:(?:à|avec)\s+(?:le|la|votre|l.)|au|le|votre)\s*(?:service\s+client|support|équipe)/iu,
  /\bpasse[rz](?:\s+|-)moi\s+(?:une?\s+)?(?:conseill(?:er|ère)|personne|humain|responsable|quelqu)/iu,
  /\bune?\s+vraie?\s+(?:personne|humain)/iu,
  /\b(?:veux|voudrais|souhaite)\s+une?\s+(?:humain|conseill(?:er|ère))|\bconseill(?:er\s+humain|ère\s+humaine)/iu,
  /(?<!\p{L})(?:hablar|pás[ae]me|pon(?:me|edme)|comunica(?:r|dme)|contactar)\s+con\s+(?:una?\s+|el\s+)?(?:persona|human[oa]|agente|alguien|equipo|soporte|operadora?|gestora?)/iu,
  /\bpersona\s+(?:real|de\s+verdad)/iu,
  /\b(?:at(?:iend[ae]|ender)|ayud(?:[ae]|ar))\s+una\s+persona/iu,
  /(?<!\p{L})hablar\s+con\s+(?:atención\s+al\s+cliente|vuestro\s+equipo|tu\s+equipo)/iu,
  /\bagente\s+human[oa]/iu,
]

/** Whether a customer asks for a person, and not for an answer. */
export function asksForPerson(text: string): boolean {
  return ASKS_FOR_PERSON.some((asked) => asked.test(text))
}
