import { FillsProvider, LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

const load = () => Promise.resolve(() => <p>Here</p>)

/** Draws a part in its boundary. @returns how often what stands in its place was drawn. */
async function draw(Part: ReturnType<typeof lazyPart>) {
  const Pending = vi.fn(() => <p>On its way</p>)
  await render(
    <FillsProvider fills={[]} problem={null}>
      <LazyBoundary pending={<Pending />}>
        <Part />
      </LazyBoundary>
    </FillsProvider>,
  )
  await expect.element(page.getByText('Here')).toBeVisible()
  return Pending.mock.calls.length
}

test('a part whose code is there is drawn at once, and nothing in its place before it', async () => {
  const Part = lazyPart(load)
  await Part.preload()
  expect(await draw(Part)).toBe(0)
})

test('a part whose code comes has something in its place meanwhile', async () => {
  expect(await draw(lazyPart(load))).toBeGreaterThan(0)
})

test('a part whose code could not be loaded is asked for again once there is a connection', async () => {
  let isDown = true
  const Part = lazyPart(() => (isDown ? Promise.reject(new Error('No connection.')) : load()))
  await render(
    <FillsProvider fills={[]} problem={<p>Not here</p>}>
      <LazyBoundary>
        <Part />
      </LazyBoundary>
    </FillsProvider>,
  )
  await expect.element(page.getByText('Not here')).toBeVisible()
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Here', { exact: true })).toBeVisible()
})
