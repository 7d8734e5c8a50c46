import { FillsProvider, PendingRunner, SessionProvider } from '@replybay/feature-kit'
import { definePending, heldFor, pendingFields, pendingQueue, pendingUnder } from '@replybay/sync'
import { answerWith, aUser, TestFrame } from '@replybay/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createContext, quietServer } from '../../test/dashboard-screen.tsx'

beforeEach(() => localStorage.clear())

/** A feature with one kind of change, and what it has sent. */
function aFeature(id: string, load: () => Promise<unknown> = () => Promise.resolve()) {
  const sent: string[] = []
  const pending = definePending({
    kind: id,
    schema: v.object(pendingFields),
    subject: ({ key }) => key,
  })
  const queue = pendingQueue(pending, {
    attempt: ({ key }) => {
      sent.push(key)
      return Promise.resolve(undefined)
    },
    refuse: () => undefined,
  })
  const keptUnder = (userId: string) => [`${pendingUnder(userId)}${id}:`]
  const sending = async () => {
    await load()
    return { queues: [queue], Notices: () => null }
  }
  const noTexts = () => Promise.resolve({ messages: {} })
  const texts = { frame: noTexts, pages: noTexts }
  return { feature: { id, texts, pending: { keptUnder, load: sending } }, pending, sent }
}

test('a feature whose code does not arrive: what was changed in another is sent', async () => {
  const user = aUser()
  answerWith(...quietServer(user))
  const broken = aFeature('broken', () => Promise.reject(new Error('The chunk is missing.')))
  const whole = aFeature('whole')
  broken.pending.keep(user._id, { key: 'first', ...heldFor(0) })
  whole.pending.keep(user._id, { key: 'second', ...heldFor(0) })
  const { queryClient, session } = createContext(user)
  await session.user()
  await render(
    <TestFrame>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <FillsProvider fills={[]} problem={null}>
            <PendingRunner features={[broken.feature, whole.feature]} />
          </FillsProvider>
        </SessionProvider>
      </QueryClientProvider>
    </TestFrame>,
  )
  await expect.poll(() => whole.sent).toEqual(['second'])
  expect(broken.pending.read(user._id).map(({ key }) => key)).toEqual(['first'])
})
