import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconPlus, IconSend } from '@tabler/icons-react'
import type { DroppedFile } from '../file-drop/dropped-file.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ComposerFile } from './composer-file.tsx'
import { SampleComposer } from '../stories/sample-composer.tsx'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Composer',
  parameters: whenToUse({
    use: "Where somebody writes to a customer or a note to the team: the frame, its tabs and its foot. The editor and what sends it are the feature's.",
    not: 'A text in a form (`TextArea`).',
  }),
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
const nothing = () => undefined
const globe =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="tan" d="M0 0h4v4H0z"/><circle cx="2" cy="2" r="1" fill="white"/></svg>'
const file = (name: string, state: DroppedFile['state'], progress = 1, picture?: React.ReactNode) => (
  <ComposerFile
    key={name}
    file={{ id: name, name, size: 840_000, state, progress }}
    picture={picture}
    onRemove={nothing}
    onRetry={nothing}
  />
)

/** Each shows how far it has come, and fails alone. */
export const Files: Story = {
  args: {
    files: [
      file('globe.jpg', 'done', 1, <img src={globe} alt="" />),
      file('facture-2026-11-20-suspension-opaline.pdf', 'sending', 0.4),
      file('notice.pdf', 'failed'),
    ],
  },
}
export const FilesHeldOver: Story = { args: { takesDrop: true } }

const icon = (label: string, picture: React.ReactNode) => (
  <IconButton size="lg" label={label} icon={picture} />
)
/** Until it is touched: one line. */
export const AtRest: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    draft: '',
    rest: {
      before: icon('More', <IconPlus aria-hidden />),
      after: icon('Send', <IconSend aria-hidden />),
    },
  },
}
export const AtRestDark: Story = { ...AtRest, globals: { theme: 'dark', viewport: { value: 'phone' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
