/**
 * What a style of elsewhere may set, as browsers name it after parsing: nothing that takes a picture, a font or a shape
 * from an address, nothing that moves, and nothing that lies over other text.
 */
const EACH_SIDE = ['top', 'right', 'bottom', 'left']
const PROPERTIES: ReadonlySet<string> = new Set([
  'align-content',
  'align-items',
  'align-self',
  'background-color',
  'border-collapse',
  'border-spacing',
  'box-sizing',
  'caption-side',
  'clear',
  'color',
  'column-gap',
  'direction',
  'display',
  'empty-cells',
  'flex-basis',
  'flex-direction',
  'flex-grow',
  'flex-shrink',
  'flex-wrap',
  'float',
  'font-family',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant-caps',
  'font-variant-numeric',
  'font-weight',
  'height',
  'hyphens',
  'justify-content',
  'letter-spacing',
  'line-height',
  'list-style-position',
  'list-style-type',
  'max-height',
  'max-width',
  'min-height',
  'min-width',
  'opacity',
  'overflow-wrap',
  'overflow-x',
  'overflow-y',
  'row-gap',
  'table-layout',
  'text-align',
  'text-decoration-color',
  'text-decoration-line',
  'text-decoration-style',
  'text-indent',
  'text-overflow',
  'text-transform',
  'text-wrap-mode',
  'unicode-bidi',
  'vertical-align',
  'visibility',
  'white-space',
  'white-space-collapse',
  'width',
  'word-break',
  'word-spacing',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
  ...EACH_SIDE.flatMap((side) => [
    `border-${side}-color`,
    `border-${side}-style`,
    `border-${side}-width`,
    `margin-${side}`,
    `padding-${side}`,
  ]),
])
/** The functions of which a value may be made: colours and lengths. None of them loads anything. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  'calc',
  'clamp',
  'color',
  'color-mix',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'max',
  'min',
  'oklab',
  'oklch',
  'rgb',
  'rgba',
])

/** What is more was made to be too much for whoever reads it, browsers included. */
const MOST = { depth: 30, selector: 300, rules: 2_000 }
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** Whether a browser can read it. Brackets in comments and strings, and those that close none, are none. */
function isReadable(text: string): boolean {
  const open: string[] = []
  const tokens = text.matchAll(
    /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\\[^]|[{}()[\]]/g,
  )
  for (const [token] of tokens) {
    const closing = CLOSING[token]
    if (closing !== undefined) open.push(closing)
    else if (token === open.at(-1)) open.pop()
    if (open.length > MOST.depth) return false
  }
  return true
}

/** What lays boxes out as mail does. Others are slow to lay out within one another. */
const DISPLAYS: ReadonlySet<string> = new Set([
  'block',
  'flex',
  'inline',
  'inline-block',
  'list-item',
  'none',
  'table',
  'table-caption',
  'table-cell',
  'table-column',
  'table-column-group',
  'table-footer-group',
  'table-header-group',
  'table-row',
  'table-row-group',
])

/** What may stay of the style of one element, as text. */
export function safeDeclarations(text: string): string {
  if (!isReadable(text)) return ''
  // Of no document, and never rendered: it loads nothing.
  const { style } = document.createElement('i')
  style.cssText = text
  return safeText(style)
}

/** What may stay of a style sheet, as text: rules for elements, also those for one kind of screen. */
export function safeSheet(text: string): string {
  if (!isReadable(text)) return ''
  // A sheet that no document has adopted loads nothing, and such a one takes no @import.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return safeRules(sheet.cssRules)
}

/** Without what a selector asks of other elements: it can take a browser long to answer. */
function safeRule({ selectorText, style }: CSSStyleRule): string {
  const isPlain = selectorText.length <= MOST.selector && !selectorText.includes('(')
  return isPlain ? `${selectorText} { ${safeText(style)} }` : ''
}

function safeRules(rules: CSSRuleList): string {
  return [...rules]
    .slice(0, MOST.rules)
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return safeRule(rule)
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${safeRules(rule.cssRules)} }`
      return ''
    })
    .join('\n')
}

function safeText(style: CSSStyleDeclaration): string {
  return [...style]
    .filter((name) => PROPERTIES.has(name) && isSafe(name, style.getPropertyValue(name)))
    .map((name) => {
      const importance = style.getPropertyPriority(name) && ' !important'
      return `${name}: ${style.getPropertyValue(name)}${importance}`
    })
    .join('; ')
}

function isSafe(name: string, value: string): boolean {
  if (name === 'display') return DISPLAYS.has(value)
  // What is set back lies over what stands before it.
  const isSetBack = /^margin|^text-indent|spacing$/.test(name) && /^-|[( ]/.test(value)
  return !isSetBack && isPersisted(value)
}

/** The value as the browser writes it: escapes are resolved, but in names that are not plain. */
function isPersisted(value: string): boolean {
  if (value.includes('\\')) return false
  const beforeBrackets = value
    .replaceAll(/"[^"]*"/g, '')
    .split('(')
    .slice(0, -1)
  return beforeBrackets.every((text) => {
    const name = text.slice(1 + Math.max(text.lastIndexOf(' '), text.lastIndexOf(',')))
    return name === '' || FUNCTIONS.has(name.toLowerCase())
  })
}
