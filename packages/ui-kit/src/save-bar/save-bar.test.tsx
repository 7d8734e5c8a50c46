import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { ShortcutsProvider } from '../shortcuts/shortcuts-provider.tsx'
import { ToastProvider } from '../toast/toast-provider.tsx'
import { type Toasts, useToasts } from '../toast/toasts-context.ts'
import { SaveBar } from './save-bar.tsx'

test('save bar: nothing that floats lies over it, also on a phone', async () => {
  await page.viewport(390, 700)
  const handle: { toasts?: Toasts } = {}
  function Page() {
    handle.toasts = useToasts()
    return (
      <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 'calc(var(--rb-bottom-bar) + 16px)' }}>
        <SaveBar isDirty onSave={() => undefined} onDiscard={() => undefined} />
      </div>
    )
  }
  await renderKit(
    <ShortcutsProvider>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </ShortcutsProvider>,
  )
  handle.toasts?.show({ title: 'Company saved' })
  const toast = page.getByText('Company saved')
  await expect.element(toast).toBeVisible()
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThan(
    bar.element().getBoundingClientRect().top,
  )
})
