import { expect, test } from 'vitest'
import { addResults, partAddresses, markMembers } from './invite-outcomes.ts'

test('addresses to invite: what is no address is never sent', () => {
  expect(partAddresses(['lea@maison.example', 'jo@maison'])).toEqual({
    complete: ['lea@maison.example'],
    incomplete: [{ email: 'jo@maison', outcome: 'incomplete' }],
  })
})

test('answered addresses: one that has an account is of the team, or a stranger’s', () => {
  const answered = [
    { email: 'Ines@maison.example', outcome: 'exists' as const },
    { email: 'ada@elsewhere.example', outcome: 'exists' as const },
  ]
  expect(markMembers(answered, ['ines@maison.example']).map(({ outcome }) => outcome)).toEqual([
    'member',
    'exists',
  ])
})

test('results: an address that is sent again has its newest result alone', () => {
  const failed = { email: 'lea@maison.example', outcome: 'failed' as const, reason: 'No answer' }
  const other = { email: 'marc@maison.example', outcome: 'invited' as const }
  const again = { email: 'Lea@maison.example', outcome: 'invited' as const }
  expect(addResults([failed, other], [again])).toEqual([again, other])
})
