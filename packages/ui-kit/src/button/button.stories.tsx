import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Row } from '../stories/row.tsx'
import { Button } from './button.tsx'
import { buttonClassName } from './button-class-name.ts'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Button',
  parameters: whenToUse({
    use: 'What does something. One primary button a view; everything else is quiet until it is needed.',
    not: 'What leads somewhere: a link, with `buttonClassName` where it shall look like a button.',
  }),
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="primary" />
      <Button {...args}>Cancel</Button>
      <Button {...args} variant="subtle">
        More
      </Button>
      <Button {...args} variant="danger" leftIcon={<IconTrash aria-hidden />}>
        Delete
      </Button>
      <Button {...args} disabled>
        Validate
      </Button>
      <a href="#new" className={buttonClassName({ variant: 'primary' })}>
        <IconPlus aria-hidden /> A link
      </a>
    </Row>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="sm" shortcut="e">
        Close
      </Button>
      <Button {...args} size="sm" variant="primary" shortcut="mod+enter">
        Send
      </Button>
      <Button {...args} />
      <Button {...args} size="lg" variant="primary">
        Sign in
      </Button>
    </Row>
  ),
}

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  render: (args) => (
    <Row>
      <Button {...args} />
    </Row>
  ),
  async play({ canvas, args, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { fullWidth: true, children: 'Rückgabe der beschädigten Deckenleuchte bestätigen' },
  render: (args) => (
    <Row>
      <Button {...args} />
    </Row>
  ),
}
