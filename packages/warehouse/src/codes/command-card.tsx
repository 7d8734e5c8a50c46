import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { type CommandName, printedCode } from '../scans/read-code.ts'
import { barsOf } from './bars-of.ts'
import { useCommandWords } from './use-command-words.ts'

/** A sheet of A5, in millimeters. */
const WIDTH = 148
const HEIGHT = 210
const MARGIN = 10
const COLUMN = WIDTH / 2
const ROW = 30
const BAR_HEIGHT = 14
/** Of one bar: a hand scanner reads it from half a meter. */
const MODULE = 0.33
// oxlint-disable-next-line lingui/no-unlocalized-strings -- fonts
const FONT = 'Inter Variable, system-ui, sans-serif'

const groups = [
  ['undo', 'next', 'backorder', 'problem', 'label'],
  ['valid', 'broken', 'rejected', 'finish'],
] as const satisfies readonly (readonly CommandName[])[]

interface CommandCardProps {
  className?: string | undefined
  ref?: Ref<SVGSVGElement>
}

/** The codes that a table obeys, as a sheet to print: it looks the same on any page, black on white. */
export function CommandCard({ className, ref }: CommandCardProps) {
  const { t } = useLingui()
  const names = [t`Packing`, t`Returns`]
  return (
    <svg
      ref={ref}
      className={className}
      role="img"
      aria-label={t`Command code card`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={`${WIDTH}mm`}
      height={`${HEIGHT}mm`}
      fontFamily={FONT}
    >
      <rect width={WIDTH} height={HEIGHT} fill="#fff" />
      <text x={MARGIN} y={MARGIN + 5} fontSize="6" fontWeight="700" fill="#000">
        {t`Command codes`}
      </text>
      {groups.map((group, column) => (
        <g key={group[0]} transform={`translate(${column * COLUMN} ${MARGIN + 16})`}>
          <text x={MARGIN} fontSize="4" fontWeight="600" fill="#000">
            {names[column]}
          </text>
          {group.map((command, row) => (
            <CommandCode key={command} command={command} y={5 + row * (ROW + 4)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function CommandCode({ command, y }: { command: CommandName; y: number }) {
  const words = useCommandWords()
  const code = printedCode(command)
  const { bars } = barsOf(code)
  // The margin is more than the ten modules that are left white beside a code.
  return (
    <g transform={`translate(${MARGIN} ${y})`} fill="#000">
      <text y="4.5" fontSize="4.5" fontWeight="700">
        {words[command]}
      </text>
      {bars.map(({ at, width }) => (
        <rect key={at} x={at * MODULE} y="7" width={width * MODULE} height={BAR_HEIGHT} />
      ))}
      <text y={BAR_HEIGHT + 11} fontSize="3">
        {code}
      </text>
    </g>
  )
}
