import { expect, test } from 'vitest'
import { linesOf } from '../scans/lines.ts'
import { currentLine, followingLine, shownLines } from './shown-lines.ts'

function lines(packed: Readonly<Record<string, number>>, names = ['A', 'B', 'C']) {
  return linesOf(
    {
      companyId: 'company-1',
      orderNumber: '1',
      items: names.map((SKU) => ({ SKU, quantity: 2 })),
      packed: Object.entries(packed).map(([SKU, quantity]) => ({ SKU, quantity })),
    },
    [],
  )
}

const names = (all: readonly { SKU: string }[]) => all.map(({ SKU }) => SKU).join('')

test('the line that was scanned last is packed until it is full, then the first that is not', () => {
  expect(currentLine(lines({}), undefined)?.SKU).toBe('A')
  expect(currentLine(lines({ B: 1 }), 'B')?.SKU).toBe('B')
  expect(currentLine(lines({ B: 2 }), 'B')?.SKU).toBe('A')
  expect(currentLine(lines({ A: 2, B: 2, C: 2 }), 'C')).toBeUndefined()
})

test('what comes then is another line that is not full', () => {
  const all = lines({ A: 2 })
  expect(followingLine(all, currentLine(all, 'A'))?.SKU).toBe('C')
  expect(followingLine(lines({ A: 2, B: 2 }), lines({})[2])).toBeUndefined()
})

test('lines stay where they are while all of them fit; of more, the full ones are at the end', () => {
  expect(names(shownLines(lines({ A: 2 })))).toBe('ABC')
  expect(names(shownLines(lines({ A: 2, C: 2 }, ['A', 'B', 'C', 'D', 'E'])))).toBe('BDEAC')
})
