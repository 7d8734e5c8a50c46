import { expect, test } from 'vitest'
import { themeCss } from './theme-css.ts'
import written from './generated/theme.css?raw'

test('theme style sheet: is that of the theme; `pnpm --filter @replybay/ui-kit run theme` writes it', () => {
  expect(written).toBe(themeCss())
})
