/** Lines after which only what others wrote follows, as mail programs write them in the languages that shops meet. */
const QUOTE_BEGINS = [
  /^-{2,}\s*(?:original message|message d'origine|message original|mensaje original|forwarded message)\s*-{2,}/iu,
  /^(?:on|le|el)\s.{5,200}(?:wrote|a écrit|escribió)\s?:\s*$/iu,
  /^_{20,}\s*$/u,
]
const SIGNATURE = /^--\s?$/u
const LONGEST = 8_000

/** What somebody writes anew in an email: without what is quoted, and without the signature. All of it where nothing is left. */
export function ownWordsOf(text: string): string {
  const lines = text.split(/\r?\n/u)
  const end = lines.findIndex((line) => [...QUOTE_BEGINS, SIGNATURE].some((begin) => begin.test(line)))
  const own = lines.slice(0, end < 0 ? lines.length : end).filter((line) => !line.startsWith('>'))
  return (own.join('\n').trim() || text.trim()).slice(0, LONGEST)
}
