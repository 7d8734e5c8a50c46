import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { whenToUse } from '../stories/when-to-use.ts'
import { PillsField, type PillsFieldProps, wordsOf } from './pills-field.tsx'

function Field(props: Partial<PillsFieldProps>) {
  const [value, setValue] = useState(props.value ?? { pills: [], text: '' })
  return (
    <>
      <PillsField
        label="Email addresses"
        placeholder="Type an address"
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{wordsOf(value).join(' | ')}</output>
    </>
  )
}

const meta = {
  title: 'Kit/Pills field',
  component: Field,
  parameters: whenToUse({
    use: 'Many words that hold no spaces and are not known before, such as addresses.',
    not: 'Some of a list that is known: `MultiSelect`.',
  }),
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** Comma, space, Enter and a pasted list part the words; each is there once. */
export const Parting: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Email addresses')
    await userEvent.type(field, 'a@x.example,b@x.example c@x.example;d@x.example{Enter}')
    await expect(field).toHaveValue('')
    await userEvent.paste('e@x.example\na@x.example\tf@x.example')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'a@x.example | b@x.example | c@x.example | d@x.example | e@x.example | f@x.example',
    )
  },
}

/** Backspace in the empty field takes the last away, a button any other. */
export const Removing: Story = {
  args: { value: { pills: ['a@x.example', 'b@x.example', 'c@x.example'], text: '' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByLabelText('Email addresses'))
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a@x.example' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('b@x.example')
  },
}

export const Wrong: Story = { args: { error: 'Enter an email address' } }

/** One of several is wrong, and marked. */
export const WrongWord: Story = {
  args: {
    error: 'Incomplete email address: pepe@rioalto',
    isWrong: (word) => word === 'pepe@rioalto',
    value: { pills: ['nils@maisonlumen.fr', 'pepe@rioalto'], text: '' },
  },
}
export const WrongWordDark: Story = { ...WrongWord, globals: { theme: 'dark' } }
export const Dark: Story = {
  args: { value: { pills: ['nils@maisonlumen.fr'], text: 'jo' } },
  globals: { theme: 'dark' },
}
export const LongText: Story = {
  args: { value: { pills: [`${'a-very-long-address-'.repeat(8)}@x.example`, 'b@x.example'], text: '' } },
}
