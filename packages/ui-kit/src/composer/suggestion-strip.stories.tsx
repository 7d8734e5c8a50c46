import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { FactLine, OpenFact, ProvenFact } from './suggested-fact.tsx'
import { SuggestionPlace } from './suggestion-place.tsx'
import { SuggestionStrip } from './suggestion-strip.tsx'

const meta = {
  title: 'Kit/SuggestionStrip',
  parameters: whenToUse({
    use: 'What the AI would write, above the editor of a `ComposerFrame`. It is inserted, never sent.',
    not: 'Something that the AI has said to a customer: `MessageBubble`.',
  }),
  component: SuggestionStrip,
  args: {
    title: 'Suggested reply',
    children: (
      <>
        Bonjour <ProvenFact source="From the customer’s details">Élodie</ProvenFact>, un globe neuf part,
        livraison le <OpenFact>date</OpenFact>. Préférez-vous un échange ?
      </>
    ),
    facts: (
      <>
        <FactLine tone="open">Fill in: date</FactLine>
        <FactLine tone="proven">From this ticket: name</FactLine>
      </>
    ),
    actions: (
      <Button size="sm" shortcut="mod+j">
        Insert
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Column width="40rem">
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof SuggestionStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Looking: Story = {
  args: { title: 'Looking for a reply…', children: null, facts: null, actions: null },
}
export const LongText: Story = {
  args: { children: 'Bonjour Élodie, merci pour la photo. '.repeat(60), facts: null },
}

/** Before it is known whether there is one: what stands above keeps its place. */
export const Awaited: Story = { render: () => <SuggestionPlace /> }
