import { expect, test } from 'vitest'
import type { PaletteSection } from './command.ts'
import { addLater, findSections, fitSections } from './palette-sections.ts'

const section = (id: string, labels: string, more: Partial<PaletteSection> = {}): PaletteSection => ({
  id,
  title: id,
  commands: labels.split(' ').map((label) => ({ id: `${id} ${label}`, label })),
  ...more,
})
const read = (sections: readonly PaletteSection[]) =>
  sections.map(({ id, commands }) => `${id}: ${commands.map(({ label }) => label).join(' ')}`)

test('nothing typed: everything is listed', () => {
  expect(read(findSections([section('ticket', 'a b c d e f')], ''))).toEqual(['ticket: a b c d e f'])
})

test('typed: three of each section are listed, and five of the one that fits best', () => {
  const views = section('views', 'my-alba my-alba my-alba my-alba my-alba my-alba')
  const tickets = section('tickets', 'alba alba2 alba3 alba4 alba5 alba6', { found: 'now' })
  expect(findSections([views, tickets], 'alba').map(({ commands }) => commands.length)).toEqual([3, 5])
})

test('typed: what is called so comes before what only says so', () => {
  const ticket: PaletteSection = {
    ...section('ticket', ''),
    commands: [{ id: 'note', label: 'Write a note', detail: 'only visible to your team' }],
  }
  const last = section('last', 'team', { isLast: true })
  expect(read(findSections([ticket, section('pages', 'Team'), last], 'team'))).toEqual([
    'pages: Team',
    'ticket: Write a note',
    'last: team',
  ])
})

test('typed: a page whose name begins with the very words stands first, in its section, too', () => {
  const settings: PaletteSection = {
    ...section('settings', ''),
    commands: ['Team returns', 'Return policy', 'Returned'].map((label) => ({ id: label, label })),
  }
  const tickets = section('tickets', 'returning', { found: 'now' })
  expect(read(findSections([tickets, settings], 'Rétürn'))[0]).toBe(
    'settings: Return policy Team returns Returned',
  )
  expect(read(findSections([tickets, settings], 'retur'))[0]).toBe('tickets: returning')
  const ticket = {
    ...section('ticket', ''),
    commands: ['Assign to…', 'Assign to me'].map((label) => ({ id: label, label })),
  }
  expect(read(findSections([ticket], 'assign to'))).toEqual(['ticket: Assign to… Assign to me'])
})

test('typed: what a server has found for these words is not looked through again, what it found before is', () => {
  const now = section('now', 'alba other', { found: 'now' })
  const before = section('before', 'alba other', { found: 'before' })
  expect(read(fitSections([now, before], 'alba'))).toEqual(['now: alba other', 'before: alba'])
})

test('what ends the list is its end, whatever comes', () => {
  const all = section('all', 'search', { isLast: true })
  expect(read(fitSections([all, section('tickets', 'alba')], 'alba'))).toEqual([
    'tickets: alba',
    'all: search',
  ])
  const shown = [section('ticket', 'alba'), all]
  const later = addLater(shown, [...shown, section('tickets', 'alba')], 'ticket alba')
  expect(read(later)).toEqual(['ticket: alba', 'tickets: alba', 'all: search'])
})

test('what comes later is added below the selected row, which stays where it is', () => {
  const shown = [section('ticket', 'a'), section('customers', 'b c')]
  const found = [section('ticket', 'a x'), section('tickets', 'd e'), section('customers', 'z b c')]
  expect(read(addLater(shown, found, 'customers b'))).toEqual([
    'ticket: a',
    'customers: b z c',
    'tickets: d e',
  ])
})

test('sections that are below the selected row keep their order', () => {
  const shown = [section('ticket', 'a'), section('customers', 'b')]
  const found = [section('tickets', 'c'), section('customers', 'b'), section('ticket', 'a')]
  expect(read(addLater(shown, found, 'ticket a'))).toEqual(['ticket: a', 'customers: b', 'tickets: c'])
})

test('what is gone goes, below the selected row', () => {
  const shown = [section('ticket', 'a b'), section('customers', 'c')]
  expect(read(addLater(shown, [section('ticket', 'b')], 'ticket a'))).toEqual(['ticket: a b'])
})
