import { createTranslator, LocaleProvider } from '@replybay/i18n'
import { loadTestMessages } from '@replybay/testing'
import { loadKitMessages, ThemeProvider, ToastProvider } from '@replybay/ui-kit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shellMessages } from '../../test/shell-messages.ts'
import { MissingTextsNotice } from './missing-texts-notice.tsx'

beforeAll(() => loadTestMessages(...shellMessages, loadKitMessages))
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('texts that did not load: said once there is a connection, since the way out is a reload', async () => {
  const translator = createTranslator('en-US')
  await translator.add([...shellMessages, loadKitMessages])
  connect(false)
  await render(
    <ThemeProvider>
      <LocaleProvider translator={translator}>
        <ToastProvider>
          <MissingTextsNotice />
          <p>Page</p>
        </ToastProvider>
      </LocaleProvider>
    </ThemeProvider>,
  )
  await translator.add([() => Promise.reject(new Error('offline'))])
  await expect.element(page.getByText('Page')).toBeVisible()
  expect(document.body.textContent).not.toContain('Some text didn’t load')
  connect(true)
  await expect.element(page.getByText('Some text didn’t load')).toBeVisible()
})
