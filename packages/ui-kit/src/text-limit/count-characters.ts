/**
 * How many characters a text has, counted as the server counts them: Unicode code points, so that an emoji outside the
 * first 65,536 is one. Copies nothing, since long texts are counted on every key.
 */
export function countCharacters(text: string): number {
  let pairs = 0
  for (let index = 0; index < text.length - 1; index++) {
    if (!isHighSurrogate(text.charCodeAt(index)) || !isLowSurrogate(text.charCodeAt(index + 1))) continue
    pairs++
    index++
  }
  return text.length - pairs
}

/** How many characters a text has beyond its limit; 0 where it fits. */
export function surplusOf(text: string, limit: number): number {
  // No text has more characters than UTF-16 units.
  return text.length <= limit ? 0 : Math.max(0, countCharacters(text) - limit)
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
