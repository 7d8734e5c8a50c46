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
  expect(html(source)).toBe('<img><img src="data:image/gif;base64,R0lGOD">')
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
