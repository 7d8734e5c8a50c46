import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { SuggestionStrip } from './suggestion-strip.tsx'

const meta = {
  title: 'Kit/SuggestionStrip',
  parameters: whenToUse({
    use: 'What the AI would write, above the editor of a `ComposerFrame`. It is inserted, never sent.',
    not: 'Something that the AI has said to a customer: `MessageBubble`.',
  }),
  component: SuggestionStrip,
  args: {
    title: 'Suggestion',
    children: 'Bonjour Élodie, un globe cassé est remplacé gratuitement. Préférez-vous un échange ?',
    sources: <a href="#one">Globe fêlé à l’arrivée</a>,
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
export const None: Story = {
  args: { title: 'Nothing to suggest', children: null, sources: null, actions: null },
}
export const LongText: Story = { args: { children: 'Bonjour Élodie, merci pour la photo. '.repeat(60) } }
