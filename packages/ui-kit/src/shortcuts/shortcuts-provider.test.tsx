import { type ReactNode, useLayoutEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { ShortcutsProvider, useShortcut } from './shortcuts-provider.tsx'

function Close({ onClose }: { onClose: () => void }) {
  useShortcut({ id: 'close', keys: 'e', label: 'Close', group: 'Ticket', run: onClose })
  return <input aria-label="Email" />
}

test('shortcuts: a key event without a key, as browsers send when they fill in a form, is ignored', async () => {
  const onClose = vi.fn()
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', onError)
  onTestFinished(() => removeEventListener('error', onError))
  const screen = await renderKit(
    <ShortcutsProvider>
      <Close onClose={onClose} />
    </ShortcutsProvider>,
  )
  const field = screen.getByRole('textbox').element()

  field.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(onError).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()

  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

/** Somebody who presses a key in the moment in which its children are drawn. */
function Eager({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
  })
  return children
}

test('shortcut: works from the moment in which its page is drawn', async () => {
  const onClose = vi.fn()
  const shown = (page: ReactNode) => <ShortcutsProvider>{page}</ShortcutsProvider>
  const { rerender } = await renderKit(shown(null))
  await rerender(
    shown(
      <Eager>
        <Close onClose={onClose} />
      </Eager>,
    ),
  )
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['{}', 'null', '[]', 'nothing', '{"keys":{"close":1},"singleKeys":"no"}'])(
  'shortcuts: what the browser has kept in another shape (%s) stops no key',
  async (kept) => {
    localStorage.setItem('replybay-shortcuts', kept)
    onTestFinished(() => localStorage.removeItem('replybay-shortcuts'))
    const onClose = vi.fn()
    await renderKit(
      <ShortcutsProvider>
        <Close onClose={onClose} />
      </ShortcutsProvider>,
    )
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
    expect(onClose).toHaveBeenCalledOnce()
  },
)
