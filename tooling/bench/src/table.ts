import { type Figure, type Goal, isReached, ratioOf, type Unit } from './figure.ts'

const HEAD = ['', 'measured', 'floor', 'ratio', 'goal', '']

/** The figures as lines of text, in columns. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(toRow)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const toLine = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return rows.map(toLine).join('\n')
}

function toRow(figure: Figure): string[] {
  const { name, unit, value, floor, goal } = figure
  const ratio = ratioOf(figure)
  const reached = isReached(figure)
  return [
    name,
    withUnit(value, unit),
    floor === undefined ? '' : withUnit(floor, unit),
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    goal ? describe(goal, unit) : '',
    reached === undefined ? '' : reached ? 'reached' : 'MISSED',
  ]
}

function describe(goal: Goal, unit: Unit): string {
  if ('most' in goal) return `≤ ${withUnit(goal.most, unit)}`
  return 'least' in goal ? `≥ ${withUnit(goal.least, unit)}` : `≤ ${goal.floors}×`
}

function withUnit(value: number, unit: Unit): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}
