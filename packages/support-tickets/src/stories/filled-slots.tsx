/* oxlint-disable lingui/no-unlocalized-strings -- words of a feature that is there in stories and tests alone */
import {
  type Fill,
  fillSlot,
  orderLink,
  type SnoozeOffer,
  testQuestion,
  ticketFacts,
  ticketSnooze,
} from '@replybay/feature-kit'
import { useEffect } from 'react'

/** What a feature that knows of orders shows beside a ticket, in stories and tests. @param wait as of its snooze offer */
export const orderFills = (wait: SnoozeOffer['wait']): readonly Fill[] => [
  fillSlot(ticketFacts, {
    id: 'orders-facts',
    load: () =>
      Promise.resolve(({ renderFact }) => (
        <>
          {renderFact('Orders', '4')}
          {renderFact('Spent', '€612.00')}
        </>
      )),
  }),
  fillSlot(orderLink, {
    id: 'orders-link',
    load: () => Promise.resolve(({ order, children }) => <a href={`#${order}`}>{children}</a>),
  }),
  fillSlot(ticketSnooze, {
    id: 'orders-snooze',
    load: () =>
      Promise.resolve(function ReturnOffer({ onOffer }) {
        useEffect(() => {
          onOffer('return', {
            label: 'Until the return arrives',
            snoozedFor: { kind: 'returned', subject: 'ML-10420' },
            wait,
          })
          return () => onOffer('return', undefined)
        }, [onOffer])
        return null
      }),
  }),
]

/** What tests AI agents, in stories and tests: shows what it is given. */
export const testFill: Fill = fillSlot(testQuestion, {
  id: 'a-test',
  load: () =>
    Promise.resolve(({ question, language }) => (
      <button type="button">{`Add to test set: ${question} (${language})`}</button>
    )),
})
