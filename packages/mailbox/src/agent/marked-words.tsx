interface MarkedWordsProps {
  text: string
  /** The text whose words are not marked. */
  known: string
}

/** A text in which the words are marked that another one does not have. */
export function MarkedWords({ text, known }: MarkedWordsProps) {
  const words = new Set(known.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, place) =>
      place % 2 === 0 || words.has(part.toLowerCase()) ? part : <mark key={place}>{part}</mark>,
    )
}
