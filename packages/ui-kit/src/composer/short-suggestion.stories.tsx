import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { ShortSuggestion } from './short-suggestion.tsx'
import { OpenFact, ProvenFact } from './suggested-fact.tsx'

function Folding({ text, isLooking = false }: { text?: React.ReactNode; isLooking?: boolean }) {
  const [isFolded, setFolded] = useState(false)
  const words = text ?? (
    <>
      Bonjour <ProvenFact source="From the customer’s details">Élodie</ProvenFact>, un globe neuf part,
      livraison le <OpenFact>date</OpenFact>. Préférez-vous un échange ?
    </>
  )
  return (
    <Column width="24rem">
      <ShortSuggestion
        title={isLooking ? 'Looking for a reply…' : 'Suggested reply'}
        note={!isLooking && '1 to fill in'}
        isFolded={isFolded}
        onFold={setFolded}
        action={<Button>Insert</Button>}
      >
        {!isLooking && words}
      </ShortSuggestion>
    </Column>
  )
}

const meta = {
  title: 'Kit/ShortSuggestion',
  parameters: whenToUse({
    use: 'What the AI would write, above the editor of a `ComposerFrame` on a phone.',
    not: 'Where there is room for its facts and sources: `SuggestionStrip`.',
  }),
  component: Folding,
} satisfies Meta<typeof Folding>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse suggestion' }))
    await expect(canvas.queryByRole('button', { name: 'Insert' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Expand suggestion' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}
export const Text: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Looking: Story = { args: { isLooking: true } }
export const LongText: Story = { args: { text: 'Bonjour Élodie, merci pour la photo. '.repeat(60) } }
