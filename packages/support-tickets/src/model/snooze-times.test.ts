import { expect, test } from 'vitest'
import { isUntilReply, snoozedUntil, snoozeTimes } from './snooze-times.ts'

const at = (day: number) => new Date(2026, 10, day, 15)

test('snooze times: on a Sunday tomorrow is Monday, which is offered once', () => {
  expect(snoozeTimes(at(22))).toEqual(['tomorrow', 'hour', 'hours', 'reply'])
  expect(snoozeTimes(at(23))).toContain('monday')
})

test('snooze times: on a Monday, Monday is the next one', () => {
  expect(snoozedUntil('monday', at(23))).toEqual(new Date(2026, 10, 30, 9))
})

test('snooze times: until the customer writes has no date', () => {
  expect(isUntilReply(snoozedUntil('reply', at(23)))).toBe(true)
  expect(isUntilReply(snoozedUntil('monday', at(23)))).toBe(false)
})
