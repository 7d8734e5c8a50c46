import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const meta = {
  title: 'Kit/Rich text editor',
  parameters: whenToUse({
    use: 'A text that is sent with its formats, such as an email. It is loaded late: it brings an editor of its own.',
    not: 'Messages of chats, notes and settings: they are plain text, in a GrowingTextarea.',
  }),
  component: RichTextEditor,
  args: { label: 'Your reply', placeholder: 'Write your reply', begun: '', onChange: fn(), onFiles: fn() },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof RichTextEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Formatted: Story = {
  args: {
    begun:
      '<p>Hello <strong>James</strong>,</p><ul><li><p>the <em>green</em> one</p></li><li><p>the <u>blue</u> one</p></li></ul><blockquote><p>Which one?</p></blockquote>',
  },
}

/** Keys and buttons format what is selected; the text is told with its formats and without. */
export const Writing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your reply' })
    await userEvent.click(field)
    await userEvent.click(await canvas.findByRole('button', { name: 'Bold' }))
    await userEvent.keyboard('green')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        html: '<p><strong>green</strong></p>',
        text: 'green',
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Address' }), 'lamps.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Save link' }))
    await waitFor(() => expect(field.querySelector('a')).toHaveAttribute('href', 'https://lamps.example'))
  },
}

/** In a narrow frame half of the formats are in a menu. */
export const Narrow: Story = {
  args: { takesFocus: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More formats' }))
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: 'Quote' }))
    await waitFor(() => expect(canvas.getByRole('textbox').querySelector('blockquote')).not.toBeNull())
  },
}
