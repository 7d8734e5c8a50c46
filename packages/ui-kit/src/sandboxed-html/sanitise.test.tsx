import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

const html = (source: string) => sanitise(source).html

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=password></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<base href="https://evil.example">',
])('nothing of %s can act', (source) => {
  expect(html(source)).not.toMatch(/script|onerror|javascript:|iframe|form|input|meta|link|base|evil/)
})

test('pictures: those from elsewhere are left out, those of the text stay', () => {
  const source = '<img src="https://track.example/1.gif"><img src="data:image/gif;base64,R0lGOD">'
  expect(html(source)).toBe('<img data-image="0"><img src="data:image/gif;base64,R0lGOD">')
  expect(sanitise(source).images).toEqual(['https://track.example/1.gif'])
})

test('pictures: those too small to be seen are counted as trackers', () => {
  const pixel = '<img src="https://track.example/1.gif" width="1" height="1">'
  const found = sanitise(`${pixel}<img src="https://shop.example/lamp.jpg" width="300">`)
  expect([found.images.length, found.trackers]).toEqual([1, 1])
})

test.each([
  ['Gmail', '<p>Yes</p><div class="gmail_quote">On Monday Ada wrote:<blockquote>Well?</blockquote></div>'],
  ['Apple Mail', '<p>Yes</p><blockquote type="cite">Well?</blockquote>'],
  ['Outlook', '<p>Yes</p><div id="divRplyFwdMsg">From: Ada</div><p>Well?</p>'],
])('what is replied to, as %s has it: is marked, and nothing else', (_program, source) => {
  const found = sanitise(source)
  const { body } = new DOMParser().parseFromString(found.html, 'text/html')
  for (const quote of body.querySelectorAll('[data-quote]')) quote.remove()
  expect([found.hasQuote, body.textContent]).toEqual([true, 'Yes'])
})

test('what the sender marks as ours is not read', () => {
  expect(sanitise('<p data-quote data-image="0">x</p>').html).toBe('<p>x</p>')
})

test('the style of an element: what sets text and boxes stays, all else goes', () => {
  const source =
    '<p style="color: RED; font: 700 12px/1.5 Arial; position: fixed; --x: 1; width: calc(50% - 1px)">x</p>'
  const [, style = ''] = html(source).match(/data-style="([^"]*)"/) ?? []
  expect(style).toContain('color: red')
  expect(style).toContain('font-weight: 700')
  expect(style).toContain('width: calc(50% - 1px)')
  expect(style).not.toMatch(/position|--x/)
})

test('the style of an element: one that the sender wrote as ours is not read', () => {
  expect(html('<p data-style="color: red">x</p>')).toBe('<p>x</p>')
})

test('a style sheet: its rules stay, also those for small screens', () => {
  const { styles } = sanitise(
    '<style>p { color: red } @media (max-width: 600px) { p { color: blue } }</style>',
  )
  expect(styles.join('')).toMatch(/p { color: red }\s*@media \(max-width: 600px\) { p { color: blue } }/)
})

// Browsers read each of them for seconds, or run out of memory.
test.each([
  ['rules', 'a{', ''],
  ['kinds of screens', '@media all{', 'p{color:red}'],
  ['selectors', ':is(', ''],
  ['rules with comments that close nothing', 'a{/*}*/', ''],
  ['rules with escapes that close nothing', 'a{\\}', ''],
  ['kinds of screens with texts that close nothing', '@media "}"all{', ''],
  ['rules with brackets that close others', 'a{)', ''],
  ['conditions', '@media (', `${')'.repeat(20_000)}{p{color:red}}`],
])(
  'a style sheet: %s within more of them than anybody writes are left out, and the text stays',
  (_of, one, end) => {
    const deep = sanitise(`<style>${one.repeat(20_000)}${end}</style><p>Hello</p>`)
    expect(deep.html).toBe('<p>Hello</p>')
    expect(deep.styles.join()).toBe('')
  },
)

test.each([
  ['a drawing', (sheet: string) => `<svg>${sheet}</svg>`],
  ['what is shown without scripts', (sheet: string) => `<noscript>${sheet}</noscript>`],
  ['a template', (sheet: string) => `<template>${sheet}</template>`],
  [
    'markup that is read differently a second time',
    (sheet: string) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${sheet.replaceAll('"', '')}">`,
  ],
])('a style sheet in %s is left out like any other that is too deep', (_where, inside) => {
  const deep = sanitise(`<p>Hello</p>${inside(`<style>${'a{'.repeat(20_000)}</style>`)}`)
  expect(deep.html).toContain('Hello')
  expect(deep.styles.join('')).toBe('')
})

test('the style of an element: one that is too deep is left out', () => {
  expect(html(`<p style="color: red; width: ${'calc('.repeat(20_000)}">Hello</p>`)).toMatch(
    /^<p[^>]*>Hello<\/p>$/,
  )
})

test.each([
  ['elements within elements', '<i>'.repeat(80_000)],
  ['elements', '<p>a'.repeat(40_000)],
  ['attributes', `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(' ')}>`],
  ['attributes behind a value', `<p a=">" ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(' ')}>`],
  ['letters', 'a '.repeat(600_000)],
])('more %s than anybody writes: its text is shown', (_of, source) => {
  const { html: shown, styles } = sanitise(`Hello ${source}`)
  expect(shown).toMatch(/^Hello/)
  expect(shown).not.toContain('<')
  expect(styles).toEqual([])
})

test('a letter with a thousand marks has a few, also in what is shown as text', () => {
  const { html: shown } = sanitise(`e${'&#769;'.repeat(1_000)} &lt;b&gt;${'<i>'.repeat(40_000)}`)
  const drawn = new DOMParser().parseFromString(shown, 'text/html').body
  expect(drawn.textContent).toBe(`e${'\u0301'.repeat(20)} <b>`)
})

test('a letter with a thousand marks has a few', () => {
  expect(html(`<p>e${'\u0301'.repeat(1_000)}</p>`)).toHaveLength('<p>e</p>'.length + 20)
})

test('pictures: a drawing that is part of the text is left out, since it can be made to hang a browser', () => {
  expect(html('<img src="data:image/svg+xml,<svg/>">')).toBe('<img>')
})

test.each([
  ['lays boxes out in ways that mail has no need of', 'display: inline-table'],
  ['lies over what stands before it', 'margin-top: -34px'],
  ['lies over what stands before it by a calculation', 'margin-top: calc(1px - 34px)'],
])('the style of an element: what %s is left out', (_what, style) => {
  expect(html(`<p style="${style}">x</p>`)).toBe('<p data-style="">x</p>')
})

test.each(['p:has(~ p.x)', `p${':not(.a)'.repeat(10)}`, `${'p+'.repeat(500)}p`])(
  'a style sheet: a rule for %s takes a browser long and is left out',
  (selector) => {
    const { styles } = sanitise(`<style>${selector}{color:red} h1{color:red}</style><p>a`)
    expect(styles.join('').trim()).toBe('h1 { color: red }')
  },
)

test.each(['<marquee>Hello</marquee>', '<dialog open>Hello</dialog>', '<div popover>Hello</div>'])(
  '%s: neither moves nor lies over other text',
  (source) => {
    expect(html(source)).not.toMatch(/marquee|dialog|popover/)
    expect(html(source)).toContain('Hello')
  },
)

// Were it read anew from each of its letters, this would run into the test's time limit.
test('the style of an element: a name of 300,000 letters is read in one go', () => {
  const source = `<p style="font-family: ${'a'.repeat(300_000)}; color: red">x</p>`
  expect(html(source)).toMatch(/data-style="[^"]*color: red/)
})

test('links: they open elsewhere and tell nobody', () => {
  expect(html('<a href="https://shop.example">Shop</a>')).toBe(
    '<a href="https://shop.example" target="_blank" rel="noopener noreferrer">Shop</a>',
  )
})

test.each([
  '/settings',
  'settings',
  '?sign-out',
  '#reply',
  '//evil.example',
  'https:settings',
  'https:/settings',
  '',
])('links: the relative address "%s", which would lead into the dashboard, is taken out', (address) => {
  const link = '<a target="_blank" rel="noopener noreferrer">Shop</a>'
  expect(html(`<a href="${address}">Shop</a>`)).toBe(link)
})

test.each(['https://shop.example/a?b#c', 'mailto:camille@shop.example', 'tel:+33123456789'])(
  'links: the address %s stays',
  (address) => {
    expect(html(`<a href="${address}">Shop</a>`)).toContain(`href="${address}"`)
  },
)

test('a drawing with a link: its text stays', () => {
  expect(html('<p>Before</p><svg><a href="https://shop.example"><text>Shop</text></a></svg>')).toContain(
    'Before',
  )
})
