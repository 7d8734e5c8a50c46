import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

const html = (source: string, showRemoteImages = false) => sanitise(source, showRemoteImages).html

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

test('pictures from elsewhere are left out, and counted', () => {
  const source = '<img src="https://track.example/1.gif"><img src="data:image/gif;base64,R0lGOD">'
  expect(sanitise(source, false)).toMatchObject({ blockedImages: 1 })
  expect(html(source)).not.toContain('track.example')
  expect(html(source)).toContain('data:image/gif')
})

test('pictures from elsewhere are shown when they are asked for, and tell nobody from where', () => {
  const shown = html('<img src="https://shop.example/lamp.jpg">', true)
  expect(shown).toContain('https://shop.example/lamp.jpg')
  expect(shown).toContain('no-referrer')
})

test('style sheets and styles load nothing', () => {
  const { html: body, styles } = sanitise(
    '<style>@import "https://evil.example/a.css"; p { background: url(https://evil.example/b) }</style>' +
      '<p style="background-image:url(https://evil.example/c);color:red">x</p>',
    true,
  )
  expect(`${body}${styles.join('')}`).not.toContain('evil.example')
  expect(body).toContain('color:red')
})

test('links open elsewhere and tell nobody', () => {
  expect(html('<a href="https://shop.example">Shop</a>')).toBe(
    '<a href="https://shop.example" target="_blank" rel="noopener noreferrer">Shop</a>',
  )
})
