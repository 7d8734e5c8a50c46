import { forgetCustomerData } from '@replybay/feature-kit'
import { aMessage, aTicketSummary } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { noticeOf } from './notice.ts'
import { addNotice } from './notice-store.ts'

const customer = {
  _id: 'customer-1',
  name: 'Ada Martin',
  email: 'ada@example.org',
  phone: '+33612345678',
}
const kept = () => JSON.stringify(Object.entries(localStorage))

beforeEach(() => {
  localStorage.clear()
  const asked = aMessage({ author: 'customer', text: 'My address is 5 rue du Lac.' })
  const notice = noticeOf(aTicketSummary({ unread: true, lastMessage: asked, customer }), undefined, 'user-1')
  if (!notice) throw new Error('There is no notice.')
  addNotice('user-1', notice)
})

test('notices: of a customer, the browser keeps the name that they show alone', () => {
  expect(kept()).toContain('Ada Martin')
  expect(kept()).not.toMatch(/ada@example|33612345678|customer-1/)
})

test('notices: nothing of a customer is left once customer data is deleted', () => {
  forgetCustomerData()
  expect(kept()).not.toMatch(/Ada|rue du Lac/)
})

test('notices: those of a person stay when the customer data of all others is deleted', () => {
  forgetCustomerData('user-1')
  expect(kept()).toContain('rue du Lac')
  forgetCustomerData('user-11')
  expect(kept()).not.toContain('rue du Lac')
})
