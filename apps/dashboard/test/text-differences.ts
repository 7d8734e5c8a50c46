/** What a text is made of beside its words: values with their formats, tags, and the number of a plural. */
interface Parts {
  marks: string[]
  /** By what decides, as `count, plural`: the text of each branch. */
  choices: Map<string, Readonly<Record<string, unknown>>>
}

/**
 * What a translation lost or added, other than words, in each branch of each choice; both texts are compiled.
 * A plural may have other branches than the original, as its language needs them: they say what `other` does.
 */
export function textDifferences(original: unknown, translation: unknown, where = 'text'): string[] {
  const [a, b] = [partsOf(original), partsOf(translation)]
  const [before, after] = [a.marks.join(' '), b.marks.join(' ')]
  const differences = before === after ? [] : [`${where}: "${before}" became "${after}"`]
  for (const kind of new Set([...a.choices.keys(), ...b.choices.keys()])) {
    const [old, translated] = [a.choices.get(kind), b.choices.get(kind)]
    if (old && translated) differences.push(...branchDifferences(kind, old, translated, `${where} › ${kind}`))
    else differences.push(`${where}: ${kind} is in one alone`)
  }
  return differences
}

type Branches = Readonly<Record<string, unknown>>

function branchDifferences(kind: string, before: Branches, after: Branches, where: string): string[] {
  const isByLanguage = (branch: string) =>
    /, (?:plural|selectordinal)\b/.test(kind) && ['zero', 'one', 'two', 'few', 'many'].includes(branch)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((branch) => {
    if (!(branch in after)) return isByLanguage(branch) ? [] : [`${where}: ${branch} is lost`]
    if (!(branch in before) && !isByLanguage(branch)) return [`${where}: ${branch} is new`]
    return textDifferences(before[branch] ?? before['other'], after[branch], `${where} › ${branch}`)
  })
}

/** Of a compiled text: words, or a list of words, values (`[name, format, style]`) and numbers (`#`). */
function partsOf(text: unknown): Parts {
  const parts: Parts = { marks: [], choices: new Map() }
  for (const part of Array.isArray(text) ? text : [text]) {
    if (Array.isArray(part)) readValue(part, parts)
    else parts.marks.push(...readWords(part))
  }
  parts.marks.sort()
  return parts
}

function readValue([name, format, style]: readonly unknown[], { marks, choices }: Parts): void {
  if (typeof style !== 'object' || style === null) {
    marks.push(`{${[name, format, style].filter(Boolean).join(', ')}}`)
    return
  }
  const kind = `${String(name)}, ${String(format)}`
  const repeated = [...choices.keys()].filter((key) => key === kind || key.startsWith(`${kind} `)).length
  choices.set(repeated > 0 ? `${kind} ${repeated + 1}` : kind, { ...style })
}

function readWords(words: unknown): string[] {
  if (words === '#') return ['#']
  return typeof words === 'string' ? [...words.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag) : []
}
