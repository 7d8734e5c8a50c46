import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Combobox } from '../choice/combobox.tsx'
import { MultiSelect } from '../choice/multi-select.tsx'
import { TagsInput } from '../choice/tags-input.tsx'
import { SegmentedControl } from '../choice/segmented-control.tsx'
import { Select } from '../choice/select.tsx'
import { Switch } from '../choice/switch.tsx'
import { DatePicker } from '../dates/date-picker.tsx'
import { DateRangePicker } from '../dates/date-range-picker.tsx'
import { CodeInput } from '../field/code-input.tsx'
import { NumberInput } from '../field/number-input.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { TextArea } from '../field/text-area.tsx'
import { TextField } from '../field/text-field.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { Column } from '../stories/column.tsx'
import { FormFrame } from './form-frame.tsx'
import { useForm } from './use-form.ts'
import { whenToUse } from '../stories/when-to-use.ts'

const countries = [
  { value: 'fr', label: 'France' },
  { value: 'es', label: 'España' },
  { value: 'us', label: 'United States' },
  { value: 'de', label: 'Deutschland', disabled: true },
]
const isFilled = (words: string) => (value: unknown) => (value !== '' && value !== null) || words

function Shop({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({
    initialValues: {
      name: '',
      country: null as string | null,
      password: '',
      parcels: '',
      opened: null as string | null,
    },
    rules: {
      name: isFilled('Enter the name of the shop'),
      country: isFilled('Choose a country'),
      password: [isFilled('Enter a password'), (value) => value.length > 7 || 'At least eight characters'],
    },
  })
  return (
    <FormFrame form={form} onSubmit={onSubmit} aria-label="Your shop">
      <TextField
        label="Shop"
        hint="As customers see it."
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Select
        label="Country"
        placeholder="Choose one"
        options={countries}
        searchable
        key={form.key('country')}
        {...form.getInputProps('country')}
      />
      <PasswordField label="Password" key={form.key('password')} {...form.getInputProps('password')} />
      <NumberInput
        label="Parcels a day"
        min={0}
        max={500}
        key={form.key('parcels')}
        {...form.getInputProps('parcels')}
      />
      <DatePicker label="Opened on" key={form.key('opened')} {...form.getInputProps('opened')} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </FormFrame>
  )
}

const meta = {
  title: 'Kit/Form',
  parameters: whenToUse({
    use: 'Texts that are saved together. Rules answer `true` or the words of the error; the first wrong field gets the focus.',
    not: 'Settings that take effect at once: a `Switch` of its own saves itself. Never both in one card.',
  }),
  component: Shop,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

/** The first field that breaks a rule has the focus, and each says one thing. */
export const Mistakes: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Shop'), 'Maison Lumen')
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('Country')).toHaveFocus()
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Choose a country')).toBeVisible()
    await expect(canvas.getByText('At least eight characters')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Filled: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText('Shop'), 'Maison Lumen')
    await userEvent.click(canvas.getByLabelText('Country'))
    await userEvent.keyboard('esp{Enter}')
    await userEvent.type(canvas.getByLabelText('Password'), 'a lamp in the bay')
    await userEvent.type(canvas.getByLabelText('Parcels a day'), '1e9x99{Tab}')
    await expect(canvas.getByLabelText('Parcels a day')).toHaveValue('500')
    await userEvent.type(canvas.getByLabelText('Opened on'), '3/4/2019{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Maison Lumen',
      country: 'es',
      password: 'a lamp in the bay',
      parcels: 500,
      opened: '2019-03-04',
    })
  },
}

export const Controls: Story = {
  render: () => (
    <>
      <Select label="Country" options={countries} defaultValue="fr" />
      <Select label="Country" options={countries} error="Choose where you send from" />
      <MultiSelect label="Send to" options={countries} defaultValue={['fr', 'es']} />
      <TagsInput label="Tags" options={['Return', 'Invoice']} value={['Return']} hint="Enter ends a tag." />
      <Combobox label="Carrier" suggestions={['Colissimo', 'DPD', 'Chronopost']} defaultValue="DPD" />
      <TextArea label="Note" hint="The warehouse reads it." defaultValue="Ring twice." />
      <TextArea label="Note" error="Say why" />
      <NumberInput label="Parcels a day" defaultValue={12} hint="On an ordinary day." />
      <DatePicker label="Opened on" defaultValue="2019-03-04" />
      <DateRangePicker label="Days" defaultValue={['2026-03-02', '2026-03-08']} />
      <CodeInput label="Code" hint="We sent it to you by email." defaultValue="314" />
      <CodeInput label="Code" error="This code is wrong" defaultValue="314159" />
      <SegmentedControl
        label="Appearance"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'Like the system' },
        ]}
      />
      <Switch
        label="Automatic returns"
        hint="Returns within your policy are accepted at once."
        defaultChecked
      />
      <Switch label="Automatic answers" error="Error on auto returns" />
      <Switch label="Being changed" hint="One moment." checked busy />
      <FileDrop
        label="Documents"
        accept={{ 'application/pdf': ['.pdf'], 'text/plain': ['.txt'] }}
        maxBytes={10_000_000}
        onAdd={fn()}
        onRemove={fn()}
        onRetry={fn()}
        files={[
          {
            id: '1',
            name: 'Returns and refunds, as of March.pdf',
            size: 840_000,
            state: 'done',
            progress: 1,
          },
          { id: '2', name: 'Catalogue.pdf', size: 8_400_000, state: 'sending', progress: 0.4 },
          {
            id: '3',
            name: 'Care of lamps.txt',
            size: 4_000,
            state: 'failed',
            progress: 0.2,
            error: 'The connection was lost',
          },
        ]}
      />
    </>
  ),
}

export const ControlsDark: Story = { ...Controls, globals: { theme: 'dark' } }

/** A code that is pasted fills all boxes. */
export const PastedCode: Story = {
  render: ({ onSubmit }) => <CodeInput label="Code" onChange={(code) => onSubmit({ code })} />,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByLabelText('Digit 1 of 6'))
    await userEvent.paste('314 159')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '314159' })
  },
}

export const RefusedFile: Story = {
  render: ({ onSubmit }) => (
    <FileDrop
      label="Documents"
      accept={{ 'application/pdf': ['.pdf'] }}
      maxBytes={10}
      files={[]}
      onAdd={(files) => onSubmit({ names: files.map(({ name }) => name) })}
      onRemove={fn()}
      onRetry={fn()}
    />
  ),
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByLabelText('Documents', { selector: 'input' })
    const large = new File(['x'.repeat(11)], 'large.pdf', { type: 'application/pdf' })
    const small = new File(['x'], 'small.pdf', { type: 'application/pdf' })
    await userEvent.upload(input, [small, large])
    await expect(await canvas.findByText(/large\.pdf is larger than/)).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledWith({ names: ['small.pdf'] })
  },
}

/** A combobox offers what fits, and takes what it did not know. */
export const FreeEntry: Story = {
  render: () => <Combobox label="Carrier" suggestions={['Colissimo', 'DPD', 'Chronopost']} />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Carrier')
    await userEvent.type(field, 'col')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Colissimo')
    await userEvent.clear(field)
    await userEvent.type(field, 'My own van{Tab}')
    await expect(field).toHaveValue('My own van')
  },
}
