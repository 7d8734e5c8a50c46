import { expect, test } from 'vitest'
import { fillVariables, missingVariables } from './fill-variables.ts'

const values = { 'customer.firstName': 'Élodie', 'agent.name': 'Camille Roy', 'company.name': '' }

test('fills in what is known, and puts the caret where it belongs', () => {
  expect(fillVariables('Bonjour {{customer.firstName}}, {{cursor}}\n{{ agent.name }}', values)).toEqual({
    text: 'Bonjour Élodie, \nCamille Roy',
    selection: [16, 16],
  })
})

test.each([
  ['It comes by {{cursor}}. If not, write to us.', 'It comes by ‹…›. If not, write to us.', '‹…›'],
  ['Your code is {{cursor}}', 'Your code is ‹…›', '‹…›'],
  ['Hello, {{cursor}} thank you', 'Hello, ‹…› thank you', '‹…›'],
  ['Hello,\n{{cursor}}\nSee you soon', 'Hello,\n\nSee you soon', ''],
  ['Hola, Celia: {{cursor}}\nHasta pronto', 'Hola, Celia: \nHasta pronto', ''],
  ['It comes soon. {{cursor}} See you', 'It comes soon.  See you', ''],
])('the place of the caret is marked where the sentence lacks something: %s', (text, filled, selected) => {
  const found = fillVariables(text, {}, () => '‹…›')
  expect(found.text).toBe(filled)
  expect(found.text.slice(...found.selection)).toBe(selected)
})

test('a fact to fill in is named by its kind, wherever it stands, and the first is selected', () => {
  const { text, selection } = fillVariables(
    'By {{cursor.date}}, for {{ cursor.amount }}. {{cursor}}',
    {},
    (kind) => `‹${kind}›`,
  )
  expect(text).toBe('By ‹date›, for ‹amount›. ')
  expect(text.slice(...selection)).toBe('‹date›')
})

test('without a place for the caret one goes on at the end', () => {
  expect(fillVariables('Thank you!', values).selection).toEqual([10, 10])
})

test('what nobody knows stays, and is selected to be written over', () => {
  const { text, selection } = fillVariables('Hello {{customer.name}}, {{cursor}}{{company.name}}', values)
  expect(text).toBe('Hello {{customer.name}}, {{company.name}}')
  expect(text.slice(...selection)).toBe('{{customer.name}}')
  expect(missingVariables(text).map(({ name }) => name)).toEqual(['customer.name', 'company.name'])
})

test('a value that looks like a variable is not filled in again', () => {
  expect(fillVariables('{{customer.firstName}}', { 'customer.firstName': '{{agent.name}}' }).text).toBe(
    '{{agent.name}}',
  )
})

test('braces of another kind are text', () => {
  expect(fillVariables('{{order}} {customer.name}', values).text).toBe('{{order}} {customer.name}')
  expect(missingVariables('{{order}} {customer.name}')).toEqual([])
})
