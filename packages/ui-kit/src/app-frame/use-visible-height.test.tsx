import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

function Field() {
  useVisibleHeight()
  return <div data-testid="frame" style={{ blockSize: 'var(--rb-visible-height, 100dvh)' }} />
}

/** What is left of the page, as the browser says it. */
function showOnly(height: number | undefined) {
  const view = window.visualViewport
  if (!view) throw new Error('The browser has a visual viewport.')
  if (height === undefined) Reflect.deleteProperty(view, 'height')
  else Object.defineProperty(view, 'height', { configurable: true, value: height })
  view.dispatchEvent(new Event('resize'))
}

test('keyboard that covers the page: the frame stands above it, and is whole again without it', async () => {
  onTestFinished(() => showOnly(undefined))
  await renderKit(<Field />)
  const height = () => page.getByTestId('frame').element().getBoundingClientRect().height
  expect(height()).toBe(innerHeight)
  showOnly(innerHeight - 300)
  expect(height()).toBe(innerHeight - 300)
  // A bar of the browser is no keyboard.
  showOnly(innerHeight - 60)
  expect(height()).toBe(innerHeight)
})
