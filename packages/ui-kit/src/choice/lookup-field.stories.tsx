import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Column } from '../stories/column.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import { LookupField, type LookupFieldProps } from './lookup-field.tsx'

const people = [
  { value: 'elodie', label: 'Élodie Marchand', detail: 'elodie.m@atelier-nord.example · WhatsApp' },
  { value: 'elsa', label: 'Elsa Wolfeschlegelsteinhausenbergerdorff', detail: '+44 7700 900 311 · Web chat' },
]

function Lookup(props: LookupFieldProps) {
  const [words, setWords] = useState('')
  const found = people.filter(({ label }) => words !== '' && label.toLowerCase().includes(words))
  return (
    <Column width="24rem">
      <LookupField {...props} value={words} onChange={setWords} options={found} />
    </Column>
  )
}

const meta = {
  title: 'Kit/Lookup field',
  parameters: whenToUse({
    use: 'One of many that are not at hand: the page asks the server for what matches while one types.',
    not: 'A list that is there already (searchable `Select`), or words that need not be one of a list (`Combobox`).',
  }),
  component: Lookup,
  args: { label: 'Customer', value: '', onChange: fn(), options: [], onChoose: fn() },
} satisfies Meta<typeof Lookup>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows move, Enter takes; the first is the one that Enter takes at once. */
export const Keyboard: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'el')
    await expect(await canvas.findByRole('option', { name: /Elsa/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('elsa')
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Customer' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'l')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('elodie')
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'l')
    await expect(await canvas.findByRole('option', { name: /Élodie/ })).toBeVisible()
  },
}

export const Problem: Story = { args: { error: 'Choose a customer' } }
