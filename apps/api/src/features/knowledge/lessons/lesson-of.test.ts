import { expect, test } from 'vitest'
import { lessonOf, replyTo } from './lesson-of.ts'

type Said = Parameters<typeof lessonOf>[0]['said'][number]
const said = (author: Said['author'], text: string): Said => ({
  author,
  authorName: '',
  createdAt: new Date(0),
  text,
  general: () => ({ text, isCut: false }),
})
const customer = (text: string) => said('customer', text)
const agent = (text: string) => said('agent', text)
const support = (text: string) => said('support', text)
const lesson = (...all: Said[]) => lessonOf({ subject: 'Lamps', said: all })

test('the question that the AI agent answered is not the one that a person replied to', () => {
  expect(
    lesson(
      customer('Brume 40 or Brume 50?'),
      agent('The 50 suits tables from 1.4 m.'),
      customer('Is the 50 very heavy?'),
      support('It weighs 3.2 kg.'),
    ),
  ).toMatchObject({ question: 'Is the 50 very heavy?', answer: 'It weighs 3.2 kg.' })
})

test('what the AI agent handed off is still asked, whatever the customer adds that asks nothing', () => {
  expect(
    lesson(
      customer('Is the 50 very heavy?'),
      agent('I’m asking the team.'),
      customer('Hello?'),
      support('It weighs 3.2 kg.'),
    ),
  ).toMatchObject({ question: 'Is the 50 very heavy?', answer: 'It weighs 3.2 kg.' })
})

test('questions asked at once belong together, a later one with its reply does not', () => {
  expect(
    lesson(
      customer('Is the 50 very heavy?'),
      customer('And is it made of glass?'),
      support('It weighs 3.2 kg.'),
      support('It is glass.'),
      customer('Do you ship to Spain?'),
      support('Yes, in five days.'),
    ),
  ).toMatchObject({
    question: 'Is the 50 very heavy? And is it made of glass?',
    answer: 'It weighs 3.2 kg.\n\nIt is glass.',
  })
})

test('a reply that holds for this customer alone gives way to a later one that holds for all; none left says why', () => {
  const own = { ...support('Yours left today.'), general: () => ({ text: '', isCut: true }) }
  expect(
    lesson(customer('Where is my lamp?'), own, customer('Is it made of glass?'), support('It is.')),
  ).toMatchObject({ question: 'Is it made of glass?', answer: 'It is.', isShortened: false })
  expect(lesson(customer('Where is my lamp?'), own)).toEqual({
    question: 'Where is my lamp?',
    answer: '',
    isShortened: true,
  })
})

test('without a question the subject stands for it', () => {
  expect(lesson(customer('My lamp flickers.'), support('Use an LED dimmer.'))).toMatchObject({
    question: 'Lamps',
    answer: 'Use an LED dimmer.',
  })
})

test('the reply to a question is what came after it alone, not after another one', () => {
  const all = [
    customer('How long does a parcel to Liège take?'),
    agent('I’m asking the team.'),
    customer('And what if it breaks on the way?'),
    support('We send another one.'),
  ]
  expect(replyTo(all, 'How long does a parcel to Liège take?')).toBeUndefined()
  expect(replyTo(all, 'And what if it breaks on the way?')?.text).toBe('We send another one.')
  const both = [customer('Is it heavy?'), customer('Is it made of glass?'), support('Yes.')]
  expect(replyTo(both, 'Is it heavy?')).toBeUndefined()
})
