import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { textLinkClassName } from '../text-link/text-link-class-name.ts'
import { GrowingTextarea } from './growing-textarea.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Fields',
  parameters: whenToUse({
    use: 'One text, number, code or password with a label, a hint and at most one error. Inside a form, spread `form.getInputProps(name)`.',
    not: 'A choice of few (`SegmentedControl`, `Select`), yes or no (`Switch`), a day (`DatePicker`).',
  }),
  component: TextField,
  args: { label: 'Shop link' },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <>
      <TextField label="Name" placeholder="Camille Roy" hint="As customers see it." />
      <TextField label="Shop link" defaultValue="maisonlumen" error="Enter a full address, such as shop.fr" />
      <TextField label="Store key" defaultValue="a41f" disabled />
      <TextField size="lg" label="Email" type="email" defaultValue="camille@maisonlumen.fr" />
      <label htmlFor="message">Message</label>
      <GrowingTextarea id="message" defaultValue={'It grows\nwith what is\nwritten in it'} />
    </>
  ),
}

export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const Password: Story = {
  render: () => (
    <PasswordField
      size="lg"
      label="Password"
      defaultValue="a lamp in the bay"
      aside={
        <a href="#forgot" className={textLinkClassName()}>
          Forgot password?
        </a>
      }
    />
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    const capsLock = { key: 'A', bubbles: true, modifierCapsLock: true }
    field.dispatchEvent(new KeyboardEvent('keydown', capsLock))
    await expect(await canvas.findByText('Caps Lock is on')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen für Rechnungsempfänger außerhalb der Europäischen Union',
    hint: 'Wird auf jeder Rechnung gezeigt, die nach dem Speichern erstellt wird, und in keiner älteren.',
    defaultValue: 'Donaudampfschifffahrt'.repeat(4),
  },
}
