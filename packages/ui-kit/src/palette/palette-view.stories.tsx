import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  IconArrowBackUp,
  IconAt,
  IconCheck,
  IconInbox,
  IconLink,
  IconLock,
  IconMoon,
  IconRotate,
  IconSearch,
  IconSparkles,
  IconTag,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { StatusGlyph } from '../status/status-glyph.tsx'
import { whenToUse } from '../stories/when-to-use.ts'
import type { Command, PaletteSection } from './command.ts'
import { CommandPalette } from './command-palette.tsx'
import { PaletteField } from './palette-field.tsx'
import { PaletteView, type PaletteViewProps } from './palette-view.tsx'

const ticket: Command[] = [
  { id: 'close', label: 'Close ticket', icon: <IconCheck />, keys: 'e' },
  { id: 'reply', label: 'Reply', icon: <IconArrowBackUp />, keys: 'r' },
  { id: 'note', label: 'Write a note', detail: 'only visible to your team', icon: <IconLock />, keys: 'n' },
  { id: 'assign', label: 'Assign to…', detail: 'currently you', icon: <IconUserPlus />, keys: 'shift+a' },
  { id: 'tag', label: 'Add a tag…', icon: <IconTag />, keys: 't' },
  { id: 'snooze', label: 'Snooze…', detail: 'until tomorrow at 9:00', icon: <IconMoon />, keys: 's' },
  {
    id: 'insert',
    label: 'Insert the suggested reply',
    detail: '1 fact to fill in',
    icon: <IconSparkles />,
    keys: 'mod+j',
  },
  { id: 'link', label: 'Copy link', icon: <IconLink />, keys: 'l' },
  { id: 'delete', label: 'Delete ticket', icon: <IconTrash />, keys: '#', isDanger: true },
]
const anywhere: Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    detail: 'Closed: Tilda Singh',
    icon: <IconRotate />,
    keys: 'z',
    clock: { left: 6 },
  },
  { id: 'tickets', label: 'Go to Tickets', detail: '23', icon: <IconInbox />, keys: 'g t' },
  { id: 'mentions', label: 'Go to mentions', detail: '2', icon: <IconAt />, keys: 'g n' },
]
const commands: PaletteSection[] = [
  { id: 'open', title: 'This ticket', commands: ticket },
  { id: 'anywhere', title: 'Anywhere', commands: anywhere },
]
const all: PaletteSection = {
  id: 'all',
  isLast: true,
  commands: [
    {
      id: 'search-all',
      label: 'Search all tickets for “lin”',
      detail: '14 tickets',
      icon: <IconSearch />,
      keys: 'mod+enter',
    },
  ],
}
const found: PaletteSection[] = [
  {
    id: 'tickets',
    title: 'Tickets',
    found: 'now',
    commands: [
      {
        id: 'chloe',
        label: 'Abat-jour en lin possible ?',
        detail: 'Chloé Dubreuil · Instagram',
        icon: <StatusGlyph status="open" decorative />,
        aside: '38m',
      },
      {
        id: 'owen',
        label: 'Linen shade for the Sève',
        detail: 'Owen Gallagher · Web chat',
        icon: <StatusGlyph status="answered" decorative />,
        aside: 'Nov 23',
      },
      {
        id: 'yvette',
        label: 'Abat-jour lin taché',
        detail: 'Yvette Collin · Email',
        icon: <StatusGlyph status="closed" decorative />,
        aside: 'Oct 3',
      },
    ],
  },
  {
    id: 'customers',
    title: 'Customers',
    found: 'now',
    commands: [
      {
        id: 'linda',
        label: 'Linda Okafor',
        detail: 'linda.okafor@mail.example',
        icon: <Avatar name="Linda Okafor" size={20} />,
        aside: '2 tickets',
      },
    ],
  },
]
const prefixes = [
  { sign: '#', label: 'order' },
  { sign: '@', label: 'person' },
]

function View(props: PaletteViewProps) {
  const [text, setText] = useState(props.text)
  return (
    <CommandPalette isOpen onClose={fn()}>
      <PaletteView {...props} text={text} words={text} onText={setText} />
    </CommandPalette>
  )
}

const meta = {
  title: 'Kit/Palette list',
  component: View,
  parameters: whenToUse({
    use: 'In the `CommandPalette`: what it lists, as far as it fits what is typed.',
    not: 'To choose one of many in a form: that is a `LookupField`.',
  }),
  args: {
    text: '',
    words: '',
    onText: fn(),
    onBack: fn(),
    onRun: fn(),
    sections: commands,
    prefixes,
    chip: { label: 'Élodie Marchand', person: 'Élodie Marchand', onLeave: fn() },
  },
  beforeEach: ({ args }) => {
    for (const each of [args.onRun, args.onBack, args.chip?.onLeave])
      (each as ReturnType<typeof fn>).mockClear()
  },
} satisfies Meta<typeof View>

export default meta
type Story = StoryObj<typeof meta>

/** What can be done with the open ticket, in the order of its use. */
export const TicketOpen: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('option', { name: 'Close ticket' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Backspace}')
    await expect(args.chip?.onLeave).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'reply' }))
  },
}
export const TicketOpenDark: Story = { ...TicketOpen, globals: { theme: 'dark' } }

export const Typed: Story = {
  args: { text: 'lin', sections: [...commands, ...found, all] },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByText(/^lin$/i, { selector: 'mark' }).length).toBeGreaterThan(4)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'search-all' }))
  },
}
export const TypedDark: Story = { ...Typed, globals: { theme: 'dark' }, play: async () => {} }

/** A choice that belongs to a command. Escape and Backspace go back. */
export const SecondStep: Story = {
  args: {
    step: 'Assign to…',
    prefixes: [],
    sections: [
      {
        id: 'people',
        title: 'Assign to',
        commands: ['Me', 'Inès Moreau', 'Thomas Girard'].map((name) => ({
          id: name,
          label: name,
          icon: <Avatar name={name} size={20} />,
        })),
      },
    ],
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByPlaceholderText('Assign to…')).toHaveFocus()
    await userEvent.keyboard('tho{Enter}')
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ id: 'Thomas Girard' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const NothingFound: Story = {
  args: { text: 'xyz', sections: [...commands, all] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results for “xyz”')
    await expect(canvas.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  },
}

export const Searching: Story = { args: { text: 'xyz', sections: [...commands, all], isSearching: true } }

/** What could not be searched is said, and everything else stays. */
export const Failing: Story = {
  args: {
    text: 'clo',
    sections: [...commands, all],
    problem: {
      title: 'Error on fetching webTickets',
      detail: 'The tickets couldn’t be loaded. Try again.',
      onRetry: fn(),
    },
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('option', { name: 'Close ticket' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.problem?.onRetry).toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    text: 'donau',
    sections: [
      {
        id: 'long',
        title: 'Tickets',
        commands: [
          {
            id: 'long',
            label: 'Donaudampfschifffahrt'.repeat(6),
            detail: 'Maria del Carmen Hernández-Fitzgerald · WhatsApp',
            icon: <StatusGlyph status="open" decorative />,
            aside: '2 months ago',
          },
        ],
      },
    ],
    chip: { label: 'Maria del Carmen Hernández-Fitzgerald', person: 'Maria', onLeave: fn() },
  },
}

/** What is there before the list is: what is typed is kept. */
export const FieldAlone: Story = {
  render: () => (
    <CommandPalette isOpen onClose={fn()}>
      <PaletteField value="close" onChange={fn()} />
    </CommandPalette>
  ),
}
