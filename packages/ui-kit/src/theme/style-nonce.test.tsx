import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from './theme-provider.tsx'

test('gives every style element that it writes the nonce of the page', async () => {
  await render(<ThemeProvider styleNonce="abc">Hello</ThemeProvider>)
  const written = [...document.querySelectorAll<HTMLStyleElement>('style[data-mantine-styles]')]
  expect(written.length).toBeGreaterThan(0)
  for (const style of written) expect(style.nonce).toBe('abc')
  expect(Reflect.get(globalThis, '__webpack_nonce__')).toBe('abc')
})
