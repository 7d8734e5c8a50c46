/** The beginning of a text, at most `length` UTF-16 units of it: never half of a character that takes two. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const isWithinPair = /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return text.slice(0, isWithinPair ? length - 1 : length)
}
