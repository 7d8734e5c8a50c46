import { listEmailHeaders, pollEmails } from '@replybay/api-client/operations'
import { answerWith, FeatureScreen, handle, loadTestMessages, TestFrame } from '@replybay/testing'
import { loadKitMessages } from '@replybay/ui-kit'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mailboxFeature } from '../src/feature.ts'
import { mailbox } from '../src/stories/samples.ts'

beforeAll(() => loadTestMessages(loadKitMessages))
beforeEach(() => localStorage.clear())

type Headers = Parameters<typeof handle<typeof listEmailHeaders>>[1]

/** Opens the page and comes back to it. @returns what was asked for then, of each folder. */
async function returnTo(headers: Headers): Promise<unknown[]> {
  const asked: unknown[] = []
  answerWith(
    handle(listEmailHeaders, headers),
    handle(pollEmails, async ({ request }) => {
      asked.push(await request.json())
      return { data: { new: {}, headers: [] } }
    }),
    ...mailbox(),
  )
  await render(
    <TestFrame>
      <FeatureScreen feature={mailboxFeature} path="/emails/emails" />
    </TestFrame>,
  )
  await expect.element(page.getByText('Your inbox is empty')).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => asked).toHaveLength(1)
  return asked
}

test('empty inbox, no folders told: new emails of the inbox are asked for', async () => {
  expect(await returnTo(() => ({ data: { headers: [] } }))).toEqual([{ last_uids: { INBOX: 0 } }])
})

test('empty inbox under a name of its own: is asked for by that name', async () => {
  const folders = [
    { folder: 'Boîte', kind: 'inbox', total: 0, unread: 0 },
    { folder: 'Archive', kind: 'archive', total: 3, unread: 0, lastUid: 3 },
  ] as const
  expect(await returnTo(() => ({ data: { headers: [], folders: [...folders] } }))).toEqual([
    { last_uids: { Archive: 3, Boîte: 0 } },
  ])
})
