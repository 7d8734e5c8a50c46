/** The words of the demo: files in `texts/`, read when a demo is made and not before. */
import { readDemoTexts } from '../../../platform/demo/texts.ts'
import { dialogue } from './dialogue.ts'
import type { People } from './people.ts'
import type { Language, Topic } from './script.ts'
import type { SlotWords } from './slots.ts'
import { minutes, type DemoTicket, type Step } from './thread.ts'

export interface TicketTexts {
  /** What is in the inbox of Maison Lumen now, and was in it in the last days. */
  inbox: readonly DemoTicket[]
  /** What no script could say: days before the last midnight. */
  told: readonly DemoTicket[]
  /** What a lamp shop is asked. */
  topics: readonly Topic[]
  people: Readonly<Record<Language, People>>
  slots: SlotWords
}

/** A step as a file holds it, or many of them at once. */
type WrittenStep =
  | (Omit<Step, 'minutesAgo'> & { ago: string })
  | { kind: 'dialogue'; ago: string; lines: readonly string[] }

type WrittenNote = Omit<NonNullable<DemoTicket['notes']>[number], 'minutesAgo'> & { ago: string }

type WrittenTicket = Omit<DemoTicket, 'steps' | 'snoozed' | 'notes'> & {
  steps: readonly WrittenStep[]
  snoozed?: string
  notes?: readonly WrittenNote[]
}

const INBOX = ['parcels', 'before-buying', 'invoices', 'returns', 'fitting', 'orders'] as const
const TOLD = ['long-talks', 'long-messages', 'same-questions'] as const
/** In the order in which chance picks them. */
const TOPICS = [
  'late-parcels',
  'damage',
  'returns',
  'refunds',
  'exchanges',
  'invoices',
  'sizes',
  'stock',
  'dimming',
  'addresses',
  'cancellations',
  'missing-parts',
  'payments',
  'care',
  'abroad',
  'thanks',
] as const

export async function readTicketTexts(): Promise<TicketTexts> {
  const [inbox, told, topics, people, slots] = await Promise.all([
    readInbox(),
    readTickets('told', TOLD),
    Promise.all(TOPICS.map((name) => read<Topic>(`scripts/${name}`))),
    read<TicketTexts['people']>('people'),
    read<SlotWords>('slots'),
  ])
  return { inbox, told, topics, people, slots }
}

export function readInbox(): Promise<DemoTicket[]> {
  return readTickets('inbox', INBOX)
}

async function readTickets(folder: string, names: readonly string[]): Promise<DemoTicket[]> {
  const files = await Promise.all(names.map((name) => read<WrittenTicket[]>(`${folder}/${name}`)))
  return files.flat().map(toTicket)
}

function toTicket({ steps, snoozed, notes, ...ticket }: WrittenTicket): DemoTicket {
  return {
    ...ticket,
    steps: steps.flatMap(stepsOf),
    ...(snoozed && { snoozed: snoozed === 'until-reply' ? snoozed : minutes(snoozed) }),
    ...(notes && { notes: notes.map(({ ago, ...note }) => ({ ...note, minutesAgo: minutes(ago) })) }),
  }
}

function stepsOf(written: WrittenStep): Step[] {
  if (written.kind === 'dialogue') return dialogue(written.ago, written.lines)
  const { ago, ...step } = written
  // Sound: of the union's members, only the name of the time differs.
  return [{ ...step, minutesAgo: minutes(ago) } as Step]
}

async function read<Texts>(file: string): Promise<Texts> {
  // Sound: the files are the product's own, and all of them are replayed in its tests.
  return (await readDemoTexts('tickets', file)) as Texts
}
