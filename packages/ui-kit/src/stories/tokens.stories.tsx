import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrast, drawnPairs, type Scheme, textPairs } from './token-pairs.ts'
import { Column } from './column.tsx'

const TEXT_OWED = 4.5
const DRAWN_OWED = 3

interface PairsProps {
  title: string
  owed: number
  pairs: readonly [name: string, colour: string, ground: string][]
}

/** Each pair as it is seen, with what its contrast comes to. */
function Pairs({ title, owed, pairs }: PairsProps) {
  return (
    <section>
      <h2>
        {title}, at least {owed}
      </h2>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: 8 }}>
        {pairs.map(([name, colour, ground]) => {
          const ratio = contrast(colour, ground)
          return (
            <li
              key={name}
              data-ratio={ratio}
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                padding: 8,
                color: colour,
                background: ground,
              }}
            >
              <span>{owed === TEXT_OWED ? name : '●'}</span>
              <span>{owed === TEXT_OWED ? ratio.toFixed(1) : '●'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Tokens({ scheme }: { scheme: Scheme }) {
  return (
    <Column width="70rem">
      <Pairs title="Text" owed={TEXT_OWED} pairs={textPairs(scheme)} />
      <Pairs title="Drawn" owed={DRAWN_OWED} pairs={drawnPairs(scheme)} />
    </Column>
  )
}

const meta = { title: 'Kit/Tokens', component: Tokens, args: { scheme: 'light' } } satisfies Meta<
  typeof Tokens
>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  async play({ canvasElement }) {
    const pairs = canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')
    await expect(pairs.length).toBeGreaterThan(60)
    for (const { dataset } of pairs) await expect(Number(dataset['ratio'])).toBeGreaterThanOrEqual(DRAWN_OWED)
  },
}

export const Dark: Story = { ...Light, args: { scheme: 'dark' }, globals: { theme: 'dark' } }
