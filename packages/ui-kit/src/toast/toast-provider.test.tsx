import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ReactNode, useState } from 'react'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx'
import { ToastProvider } from './toast-provider.tsx'
import { ToastPlace } from './toast-place.tsx'
import { type Toasts, useToasts } from './toasts-context.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function renderToasts(place?: ReactNode) {
  const handle: { toasts?: Toasts } = {}
  function Reader() {
    handle.toasts = useToasts()
    return <input aria-label="Reply" />
  }
  await renderKit(
    <ShortcutsProvider>
      <ToastProvider>
        <Reader />
        {place}
      </ToastProvider>
    </ShortcutsProvider>,
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

test('what was done before the others is undone after them, though it is told last', async () => {
  const { show } = await renderToasts()
  const undone: string[] = []
  const began = Date.now()
  show({ title: 'Assigned', undo: () => undone.push('Assigned') })
  show({ title: 'Closed', undo: () => undone.push('Closed'), doneAt: began - 5_000 })
  await expect.element(page.getByText('Assigned')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText('Closed')).toBeVisible()
  await userEvent.keyboard('z')
  expect(undone).toEqual(['Assigned', 'Closed'])
})

test('z undoes the newest act that can be undone, and pressed again the one before, also one that waits for room', async () => {
  const { show } = await renderToasts()
  const undone: string[] = []
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    show({ title, undo: () => undone.push(title) })
  show({ title: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  await userEvent.keyboard('zzzzzz')
  await expect.poll(() => undone).toEqual(['Fifth', 'Fourth', 'Third', 'Second', 'First'])
})

test('z in a field is a letter', async () => {
  const { show } = await renderToasts()
  const undo = vi.fn()
  show({ title: 'Ticket closed', undo })
  await userEvent.type(page.getByLabelText('Reply'), 'z')
  await expect.element(page.getByLabelText('Reply')).toHaveValue('z')
  expect(undo).not.toHaveBeenCalled()
})

test('Ctrl+Z in an empty field undoes, until something is typed', async () => {
  const { show } = await renderToasts()
  const undone: string[] = []
  for (const title of ['First', 'Second']) show({ title, undo: () => undone.push(title) })
  const field = page.getByLabelText('Reply')
  await userEvent.click(field)
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).element().textContent).toMatch(/Ctrl/)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual(['Second'])
  await userEvent.keyboard('a{Backspace}{Control>}z{/Control}')
  await expect.element(field).toHaveValue('a')
  expect(undone).toEqual(['Second'])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).element().textContent).toBe('Undo')
})

test('goes on where the pointer rests over it, until the pointer moves', async () => {
  const { show } = await renderToasts(
    <i style={{ position: 'fixed', insetBlockEnd: 40, insetInlineStart: 40 }}>here</i>,
  )
  await userEvent.hover(page.getByText('here'))
  show({ title: 'Reply sent', undo: () => {} })
  await expect.element(page.getByText('Reply sent')).toBeVisible()
  await vi.advanceTimersByTimeAsync(8_100)
  await expect.element(page.getByText('Reply sent')).not.toBeInTheDocument()
  show({ title: 'Ticket closed', undo: () => {} })
  await userEvent.hover(page.getByText('Ticket closed'))
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(page.getByText('Ticket closed')).toBeVisible()
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

test.each([
  ['until tomorrow', 'until tomorrow · 1 more can be undone'],
  ['Saved later.', 'Saved later. 1 more can be undone'],
])('how many more can be undone goes on after %s', async (detail, text) => {
  const { show } = await renderToasts()
  show({ title: 'First', undo: () => {} })
  show({ title: 'Second', detail, undo: () => {} })
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
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

test('of acts that can be undone the newest is seen, with how many more can be, up to ten', async () => {
  const { show } = await renderToasts()
  const onExpire = vi.fn()
  for (let number = 1; number <= 11; number++) show({ title: `Act ${number}`, undo: () => {}, onExpire })
  await expect.element(page.getByText('Act 11')).toBeVisible()
  await expect.element(page.getByText('9 more can be undone')).toBeVisible()
  await expect.element(page.getByText('Act 10')).not.toBeVisible()
  expect(onExpire).toHaveBeenCalledOnce()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('Act 10')).toBeVisible()
  await vi.advanceTimersByTimeAsync(8_100)
  // The pointer holds them all.
  expect(onExpire).toHaveBeenCalledOnce()
})

test('stands in the place that the page gives it, and covers nothing', async () => {
  const { show } = await renderToasts(
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '300px', inlineSize: '344px' }}>
      <main style={{ flex: 1 }} />
      <ToastPlace />
    </div>,
  )
  const list = page.getByRole('main')
  const title = 'Snoozed until tomorrow at 9:00: Grace Holloway'
  show({ title, detail: 'Reply sent to Grace', undo: () => {} })
  await expect.element(page.getByText(title)).toBeVisible()
  const strip = page.getByRole('region', { name: 'Notifications' }).element()
  await expect.poll(() => strip.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
  const { height } = strip.getBoundingClientRect()
  expect(list.element().getBoundingClientRect().height).toBeCloseTo(300 - height, 1)
})

test('counts seconds where something can be undone, and nowhere else', async () => {
  const { show } = await renderToasts()
  show({ title: 'Link copied' })
  await expect.element(page.getByText('Link copied')).toBeVisible()
  await expect.element(page.getByText(/^\d+s$/)).not.toBeInTheDocument()
  show({ title: 'Ticket closed', undo: () => {} })
  await expect.element(page.getByText(/^\d+s$/)).toBeVisible()
})

test('says what is left of its own time', async () => {
  const { show } = await renderToasts()
  const onExpire = vi.fn()
  await userEvent.hover(page.getByLabelText('Reply'))
  show({
    title: 'Reply',
    titleAt: (left) => `Sending reply in ${left}s`,
    seconds: 3,
    undo: () => {},
    onExpire,
  })
  await expect.element(page.getByText('Sending reply in 3s')).toBeVisible()
  await expect.element(page.getByText(/^\d+s$/)).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1_100)
  await expect.element(page.getByText('Sending reply in 2s')).toBeVisible()
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(() => onExpire.mock.calls.length).toBe(1)
})

test('the focus stays on a toast whose place comes and goes', async () => {
  function Page() {
    const [isListed, setListed] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setListed(!isListed)}>
          List
        </button>
        {isListed && (
          <section aria-label="Column">
            <ToastPlace />
          </section>
        )}
      </>
    )
  }
  const { show } = await renderToasts(<Page />)
  const undo = vi.fn()
  show({ title: 'Reply sent', undo })
  const list = page.getByRole('button', { name: 'List' }).element()
  const column = page.getByRole('region', { name: 'Column' })
  await userEvent.keyboard('{F6}')
  const button = page.getByRole('button', { name: 'Undo' })
  list.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(column.getByText('Reply sent')).toBeVisible()
  await expect.element(button).toHaveFocus()
  list.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(column).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
})

test('in a narrow column it tells the whole of what was done', async () => {
  const { show } = await renderToasts(
    <div style={{ inlineSize: '344px' }}>
      <ToastPlace />
    </div>,
  )
  const title = 'Pospuesto hasta el martes 1 de diciembre a las 9:00'
  show({ title, detail: 'Bénédicte Vidal-Larrañaga', undo: () => {} })
  const text = page.getByText(title)
  await expect.element(text).toBeVisible()
  expect(text.element().scrollWidth).toBeLessThanOrEqual(text.element().clientWidth)
})
