import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from './theme-provider.tsx'

test('theme: writes no style element, and gives libraries that do the nonce of the page', async () => {
  await render(<ThemeProvider styleNonce="abc">Hello</ThemeProvider>)
  expect(document.querySelectorAll('style[data-mantine-styles]')).toHaveLength(0)
  expect(Reflect.get(globalThis, '__webpack_nonce__')).toBe('abc')
})
