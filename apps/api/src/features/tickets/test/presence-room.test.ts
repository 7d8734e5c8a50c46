import { expect, test } from 'vitest'
import { PresenceRoom } from '../presence/presence-room.ts'

test('presence: of somebody with very many pages the newest twenty are known', () => {
  const room = new PresenceRoom('web')
  room.hear({ kind: 'follows', userId: 'camille', name: 'Camille', tabs: [] }, 'web', 0)
  for (let page = 1; page <= 30; page++) {
    room.hear(
      { kind: 'does', userId: 'camille', tab: `page ${page}`, doing: 'looking' },
      `ticket ${page}`,
      page,
    )
  }
  expect(room.tickets(30)).toEqual(Array.from({ length: 20 }, (_, index) => `ticket ${index + 11}`))
})
