import type { User } from '@replybay/api-client'
import { aUser } from '@replybay/testing'
import { expect, test } from 'vitest'
import { companyChanges, companyValues } from '../src/company/company-values.ts'

const user: User = aUser({ companyAddress: {} })
const now = companyValues(user)

test.each(Object.keys(now))('company: a change of "%s" alone is sent', (field) => {
  const [typed, kept] = field === 'returnDays' ? ['14', '14'] : ['FR', '"FR"']
  const { company, policy, details } = companyChanges(now, { ...now, [field]: typed }, true)
  const sent = JSON.stringify([company, policy, details].filter((body) => body !== undefined))
  expect(sent).toContain(kept)
})
