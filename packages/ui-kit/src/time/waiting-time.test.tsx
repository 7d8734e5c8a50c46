import { expect, test } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { WaitingTime } from './waiting-time.tsx'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

test('waiting time: is a duration, and just now within the first minute', async () => {
  const { container, rerender } = await renderKit(<WaitingTime since={ago(134 * 60)} now={now} />)
  const words = () => [...container.querySelectorAll('time > span')].map(({ textContent }) => textContent)
  expect(words()).toEqual(['Waiting for 2h\u00A014m', '2h\u00A014m'])
  await rerender(<WaitingTime since={ago(59)} now={now} />)
  expect(words()).toEqual(['just now', 'just now'])
})
