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

/** What may stay of the style of one element, as text. */
export function safeDeclarations(text: string): string {
  // Of no document, and never rendered: it loads nothing.
  const { style } = document.createElement('i')
  style.cssText = text
  return safeText(style)
}

/** What may stay of a style sheet, as text: rules for elements, also those for one kind of screen. */
export function safeSheet(text: string): string {
  // A sheet that no document has adopted loads nothing, and such a one takes no @import.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return safeRules(sheet.cssRules)
}

function safeRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return `${rule.selectorText} { ${safeText(rule.style)} }`
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- CSS
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${safeRules(rule.cssRules)} }`
      return ''
    })
    .join('\n')
}

function safeText(style: CSSStyleDeclaration): string {
  return [...style]
    .filter((name) => PROPERTIES.has(name) && isPersisted(style.getPropertyValue(name)))
    .map((name) => {
      const importance = style.getPropertyPriority(name) && ' !important'
      return `${name}: ${style.getPropertyValue(name)}${importance}`
    })
    .join('; ')
}

/** The value as the browser writes it: escapes are resolved, but in names that are not plain. */
function isPersisted(value: string): boolean {
  if (value.includes('\\')) return false
  const functions = value.replaceAll(/"[^"]*"/g, '').matchAll(/([^\s(,]*)\(/g)
  return [...functions].every(([, name = '']) => name === '' || FUNCTIONS.has(name.toLowerCase()))
}
