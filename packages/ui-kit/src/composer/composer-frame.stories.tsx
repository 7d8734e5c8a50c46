import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleComposer } from '../stories/sample-composer.tsx'
import { Column } from '../stories/column.tsx'

const meta = {
  title: 'Kit/Composer',
  component: SampleComposer,
  decorators: [
    (Story) => (
      <Column width="44rem">
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof SampleComposer>

export default meta
type Story = StoryObj<typeof meta>

export const Reply: Story = {}
export const Note: Story = { args: { note: true } }
export const NoteDark: Story = { args: { note: true }, globals: { theme: 'dark' } }
export const LongText: Story = { args: { draft: 'Bonjour Élodie, merci pour la photo. '.repeat(60) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
