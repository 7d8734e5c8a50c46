import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { constants } from '../theme/constants.ts'
import { Column } from '../stories/column.tsx'
import { Calendar } from './calendar.tsx'
import { DatePicker } from './date-picker.tsx'
import { DateRangePicker } from './date-range-picker.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Dates',
  parameters: whenToUse({
    use: "A day or a span of days, typed or chosen, in the order of the person's language. `Calendar` where choosing the day is what the page is for.",
    not: 'A time in the past to read: `RelativeTime`.',
  }),
  component: DatePicker,
  args: { label: 'Deliver on', onChange: fn() },
  decorators: [
    (Story) => (
      <Column>
        <Story />
        <div style={{ blockSize: '22rem' }} />
      </Column>
    ),
  ],
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Six weeks, whatever the month; Sundays can't be chosen, nor what lies outside the limits. */
export const Open: Story = {
  args: {
    defaultValue: '2026-02-10',
    min: '2026-02-03',
    max: '2026-03-20',
    isAllowed: (day) => new Date(`${day}T12:00`).getDay() !== 0,
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByLabelText('Deliver on'))
    const days = await canvas.findAllByRole('button', { name: /^\d+ \w+ 2026$/ })
    await expect(days).toHaveLength(constants.calendarGridDays)
    await expect(canvas.getByRole('button', { name: '2 February 2026' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '15 February 2026' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '14 February 2026' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-14')
    await userEvent.click(canvas.getByLabelText('Deliver on'))
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

/** In French the day stands first. */
export const French: Story = {
  args: { label: 'Livrer le' },
  globals: { locale: 'fr-FR' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByLabelText('Livrer le')
    await expect(field).toHaveAttribute('placeholder', 'jj/mm/aaaa')
    await userEvent.type(field, '03.04.2026{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-03')
    await expect(field).toHaveValue('03/04/2026')
  },
}

export const Range: Story = {
  render: () => <DateRangePicker label="Days" defaultValue={['2026-03-02', '2026-03-08']} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByLabelText('Days'))
  },
}

/** It stands on the page, and is walked through by arrow keys. */
export const Standing: Story = {
  render: ({ onChange }) => (
    <Calendar label="Deliver on" defaultValue="2026-02-10" onChange={onChange ?? fn()} />
  ),
  async play({ canvas, userEvent, args }) {
    const group = canvas.getByRole('group', { name: 'Deliver on' })
    await expect(group.querySelectorAll('td button')).toHaveLength(constants.calendarGridDays)
    canvas.getByRole('button', { name: '10 February 2026' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-17')
  },
}
