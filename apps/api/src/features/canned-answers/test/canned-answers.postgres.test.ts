import { createCannedAnswer, updateCannedAnswer } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { supportDesk } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const content = (shortcut: string) => ({ shortcut, title: 'Refund', texts: { 'en-US': 'Hello' } })
const added = async (shortcut: string) =>
  (await desk.call(createCannedAnswer, { body: content(shortcut) })).data.cannedAnswer._id

test('saved reply: of two that are given one shortcut at the same time, one gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const ids = [await added(`one-${round}`), await added(`other-${round}`)]
    const answers = await Promise.all(
      ids.map((id) => desk.call(updateCannedAnswer, { path: { id }, body: content(`shared-${round}`) })),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'conflict' })
  }
})
