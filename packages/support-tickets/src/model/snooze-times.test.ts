import { expect, test } from 'vitest'
import { firstSnooze, isUntilReply, snoozedUntil, snoozeTimes } from './snooze-times.ts'

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

test('snooze times: by night the morning that comes is offered first, and is what a swipe means', () => {
  const night = new Date(2026, 10, 24, 0, 54)
  expect(snoozeTimes(night)).toEqual(['morning', 'tomorrow', 'hour', 'hours', 'monday', 'reply'])
  expect(firstSnooze(night)).toEqual(new Date(2026, 10, 24, 9))
  const day = new Date(2026, 10, 24, 5)
  expect(snoozeTimes(day)).not.toContain('morning')
  expect(firstSnooze(day)).toEqual(new Date(2026, 10, 25, 9))
})
