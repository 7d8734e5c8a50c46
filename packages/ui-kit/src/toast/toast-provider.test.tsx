import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { type Toasts, useToasts } from './toasts-context.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function renderToasts() {
  const handle: { toasts?: Toasts } = {}
  function Reader() {
    handle.toasts = useToasts()
    return <input aria-label="Reply" />
  }
  await renderKit(
    <ToastProvider>
      <Reader />
    </ToastProvider>,
  )
  if (!handle.toasts) throw new Error('Nothing was rendered.')
  return handle.toasts
}

test('leaves after eight seconds, and tells so', async () => {
  const { show } = await renderToasts()
  const onExpire = vi.fn()
  show({ title: 'Ticket closed', onExpire })
  await expect.element(page.getByText('Ticket closed')).toBeVisible()
  await vi.advanceTimersByTimeAsync(7_900)
  expect(onExpire).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await expect.element(page.getByText('Ticket closed')).not.toBeInTheDocument()
  expect(onExpire).toHaveBeenCalledOnce()
})

test('waits while it has the focus, which F6 gives it', async () => {
  const { show } = await renderToasts()
  show({ title: 'Reply sent', undo: () => {} })
  await userEvent.click(page.getByLabelText('Reply'))
  await userEvent.keyboard('{F6}')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(page.getByText('Reply sent')).toBeVisible()
})

test('F6 goes to the newest', async () => {
  const { show } = await renderToasts()
  const [older, newer] = [vi.fn(), vi.fn()]
  show({ title: 'Ticket closed', undo: older })
  show({ title: 'Reply sent', undo: newer })
  await expect.element(page.getByText('Reply sent')).toBeVisible()
  await userEvent.keyboard('{F6}{Enter}')
  await expect.poll(() => newer.mock.calls.length).toBe(1)
  expect(older).not.toHaveBeenCalled()
})

test('undoes instead of expiring', async () => {
  const { show } = await renderToasts()
  const [undo, onExpire] = [vi.fn(), vi.fn()]
  show({ title: 'Ticket closed', undo, onExpire })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(undo).toHaveBeenCalledOnce()
  expect(onExpire).not.toHaveBeenCalled()
})

test('keeps an error until it is dismissed', async () => {
  const { show } = await renderToasts()
  show({ title: 'Label not made', tone: 'danger' })
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Label not made')
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  await expect.element(page.getByText('Label not made')).not.toBeInTheDocument()
})

test('shows the newest three; an older one waits for room, and leaves after its own time', async () => {
  const { show } = await renderToasts()
  await userEvent.hover(page.getByLabelText('Reply'))
  const onExpire = vi.fn()
  show({ title: 'First', onExpire })
  for (const title of ['Second', 'Third', 'Fourth']) show({ title })
  await expect.element(page.getByText('Fourth')).toBeVisible()
  await expect.element(page.getByText('First')).not.toBeInTheDocument()
  expect(onExpire).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(8_100)
  await expect.element(page.getByText('First')).toBeVisible()
  await vi.advanceTimersByTimeAsync(8_100)
  expect(onExpire).toHaveBeenCalledOnce()
})
