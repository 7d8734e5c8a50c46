import { expect, test } from 'vitest'
import { tagChanges } from './tag-changes.ts'

test('tells the tags that came from those that went, whatever they hold', () => {
  expect(tagChanges('+Pre-sale +Order ML-1 -Invoice')).toEqual({
    came: ['Pre-sale', 'Order ML-1'],
    went: ['Invoice'],
  })
  expect(tagChanges()).toEqual({ came: [], went: [] })
})
