import { aTicket, aUser } from '@replybay/testing'
import { expect, test } from 'vitest'
import { variableValues } from './variable-values.ts'

const customer = { _id: 'c', name: 'Élodie Martin', email: 'elodie@example.org' }

test('canned answer: names the customer, but not to whoever has only typed the customer’s address', () => {
  expect(variableValues(aTicket({ customer }), aUser())).toMatchObject({
    'customer.name': 'Élodie Martin',
    'customer.firstName': 'Élodie',
  })
  const claimed = variableValues(aTicket({ customer, customerVerified: false }), aUser())
  expect(claimed['customer.name']).toBeUndefined()
  expect(claimed['customer.firstName']).toBeUndefined()
})
