import type { EmailHeader } from '@replybay/api-client'
import { archiveEmail } from '@replybay/api-client/operations'
import { answerWith, FeatureScreen, handle, loadTestMessages, TestFrame } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { press, touchScreen } from '@replybay/vitest/fingers'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../src/feature.ts'
import { emails, mailbox } from '../src/stories/samples.ts'

beforeAll(() => loadTestMessages(loadKitMessages))

/** Shows the list to fingers, once what hears them is there. */
async function showToFingers() {
  localStorage.clear()
  await page.viewport(390, 844)
  await touchScreen()
  answerWith(
    handle(archiveEmail, () => ({ data: { header: emails[0] as EmailHeader } })),
    ...mailbox(),
  )
  await render(
    <TestFrame>
      <div style={{ blockSize: '100vh', display: 'flex' }}>
        <FeatureScreen feature={mailboxFeature} path="/emails/emails" />
      </div>
    </TestFrame>,
  )
  await expect.element(row('James')).toBeVisible()
  // What a swipe will do is there, hidden.
  await expect.poll(() => document.querySelector('[hidden][aria-hidden]')?.textContent).toBe('Archive')
}

const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

test('swipe to the left: archives from 96 px on, and is undone', async () => {
  await showToFingers()
  const finger = press(row('James').element())
  await finger.move(-108)
  await expect
    .poll(() => document.querySelector('li [data-side=left]')?.hasAttribute('data-reached'))
    .toBe(true)
  await finger.release()
  await expect.element(page.getByText('1 email archived')).toBeVisible()
  await expect.element(row('James')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(row('James')).toBeVisible()
})

test('swipe to the right: does nothing and opens nothing', async () => {
  await showToFingers()
  const finger = press(row('James').element())
  await finger.move(120)
  await finger.release()
  await expect.element(page.getByRole('list', { name: /^Emails/ })).toBeVisible()
  expect(document.querySelector('article')).toBeNull()
})

test('long press: selects the row, after which a tap adds another and opens none', async () => {
  await showToFingers()
  const finger = press(row('James').element())
  const bar = page.getByRole('region', { name: 'Selected emails' })
  await expect.element(bar.getByText('1 email')).toBeVisible()
  await finger.release()
  const tap = press(row('Maeve').element())
  await tap.release()
  await expect.element(bar.getByText('2 emails')).toBeVisible()
})
