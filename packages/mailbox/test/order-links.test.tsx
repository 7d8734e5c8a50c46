import { getEmailThread } from '@replybay/api-client/operations'
import { fillSlot, orderLink } from '@replybay/feature-kit'
import { answerWith, FeatureScreen, handle, loadTestMessages, TestFrame } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../src/feature.ts'
import { emails, mailbox } from '../src/stories/samples.ts'

beforeAll(() => loadTestMessages(loadKitMessages))

const link = fillSlot(orderLink, {
  id: 'orders-link',
  load: () => Promise.resolve(({ order, children }) => <a href={`#${order}`}>{children}</a>),
})
const feature = { ...mailboxFeature, fills: [...(mailboxFeature.fills ?? []), link] }

test('the number of an order in an email: leads to the order, also in what it quotes', async () => {
  const text = 'Where is ML-10487?\n\nOn Monday Camille wrote:\n> ML-10488 was sent.'
  await page.viewport(1440, 900)
  answerWith(
    handle(getEmailThread, () => ({
      data: {
        thread: {
          header_id: 'email-1',
          subject: 'Order',
          messages: emails.slice(1, 2).map((one) => ({ ...one, text })),
        },
      },
    })),
    ...mailbox(),
  )
  await render(
    <TestFrame>
      <FeatureScreen feature={feature} path="/emails/emails?email=email-1" />
    </TestFrame>,
  )
  await expect.element(page.getByRole('link', { name: 'ML-10487' })).toHaveAttribute('href', '#ML-10487')
  await page.getByRole('button', { name: 'Show quoted text' }).click()
  await expect.element(page.getByRole('link', { name: 'ML-10488' })).toBeVisible()
})
