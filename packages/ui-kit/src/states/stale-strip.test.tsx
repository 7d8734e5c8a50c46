import { expect, test } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { StaleStrip } from './stale-strip.tsx'

test.each([
  ['Unexpected error, try again later ...', 'Unexpected error, try again later'],
  ['Could not load the views.', 'Could not load the views'],
  ['Could not load the views', 'Could not load the views'],
])('stale strip: “%s” ends before the next sentence begins', async (title, words) => {
  const { container } = await renderKit(
    <StaleStrip title={title} asOf={new Date(2026, 10, 21, 9, 30)} onRetry={() => {}} />,
  )
  expect(container.querySelector('p')?.textContent).toMatch(`${words}. Showing data from 9:30`)
})
