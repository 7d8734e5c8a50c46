/** What HTML from outside is made of at most. What is more was made to be too much for a browser. */
const MOST = { characters: 1_000_000, tags: 30_000, elements: 15_000, depth: 200, attributes: 100 }

export interface BoundedHtml {
  /** Without its style sheets. */
  html: string
  /** Their texts. */
  sheets: string[]
}

/**
 * Takes HTML apart before a document reads it.
 *
 * @returns undefined where it is more than browsers read and draw in good time.
 */
export function boundHtml(source: string): BoundedHtml | undefined {
  if (source.length > MOST.characters || source.split('<').length > MOST.tags) return undefined
  if (hasManyAttributes(source)) return undefined
  // What is in it belongs to no document, whose sheets would be read.
  const template = document.createElement('template')
  template.innerHTML = source
  if (isLarge(template.content)) return undefined
  const sheets = [...template.content.querySelectorAll('style')]
  for (const element of [...sheets, ...template.content.querySelectorAll('template')]) element.remove()
  return {
    sheets: sheets.map(({ textContent }) => textContent),
    // What is left of them stands in comments and the like, out of which a second reading must make no sheet.
    html: withFewMarks(template.innerHTML.replaceAll(/<(\/?)style/gi, '<$1x-style')),
  }
}

/** The text of HTML that is too much, as HTML. */
export function textOf(source: string): string {
  const { content } = Object.assign(document.createElement('template'), {
    // Without a tag it is text, which is read for its entities.
    innerHTML: source.slice(0, MOST.characters).replaceAll(/<[^<>]*>?/g, ' '),
  })
  const shown = document.createElement('p')
  shown.textContent = withFewMarks(content.textContent.replaceAll(/\s+/g, ' ').trim())
  return shown.innerHTML
}

/** A browser takes its time for thousands of marks on one letter. */
function withFewMarks(text: string): string {
  return text.replaceAll(/(\p{M}{20})\p{M}+/gu, '$1')
}

/** Whether a tag has too many of them, which is slow to read: looked for before anything is read. */
function hasManyAttributes(source: string): boolean {
  const tags = /<[a-z][^\s/>]*/gi
  // Of one attribute, its value in quotes or without; or the end of the tag.
  const attributes = /[\s/]*(?:>|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)/y
  while (tags.exec(source)) {
    attributes.lastIndex = tags.lastIndex
    for (let count = 0; attributes.exec(source)?.[1] !== undefined; count++) {
      if (count === MOST.attributes) return true
      tags.lastIndex = attributes.lastIndex
    }
  }
  return false
}

function isLarge(content: DocumentFragment): boolean {
  const depths = new Map<Node, number>([[content, 0]])
  const elements = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT)
  while (elements.nextNode()) {
    const { currentNode } = elements
    const depth = 1 + (currentNode.parentNode ? (depths.get(currentNode.parentNode) ?? 0) : 0)
    if (depth > MOST.depth || depths.size > MOST.elements) return true
    depths.set(currentNode, depth)
  }
  return false
}
