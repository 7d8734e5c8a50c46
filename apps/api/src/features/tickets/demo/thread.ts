/** How a demo ticket is written down: who, where, and what happened how long before. */

/** One thing that was said or done. */
export type Step = SaidStep | DoneStep

/** A colleague by name, who is then looked up among the demo accounts. */
export type Colleague = 'Camille Roy' | 'Thomas Girard' | 'Inès Moreau'

interface SaidStep {
  kind: 'said'
  minutesAgo: number
  by: 'customer' | 'agent' | Colleague
  text: string
}

interface DoneStep {
  kind: 'handed-over' | 'closed'
  minutesAgo: number
  by: 'agent' | Colleague
  detail?: string
  /** Why the agent handed off, as the contract names it. */
  reason?: string
}

interface DemoNote {
  minutesAgo: number
  by: Colleague
  text: string
  /** By their first names, after an @. Those who are mentioned have not read it yet. */
  mentions: Colleague[]
}

export type Channel = 'web' | 'whatsapp' | 'messenger' | 'telegram' | 'discord' | 'instagram'

/** Where several tickets hold the same object, they are of one customer. */
export interface DemoCustomer {
  name: string
  email?: string
  phone?: string
  handle?: string
  language: 'en-US' | 'en-GB' | 'en-IE' | 'fr-FR' | 'fr-BE' | 'es-ES' | 'de-DE'
  location?: string
  timeZone?: string
}

export interface DemoTicket {
  channel: Channel
  subject: string
  tags?: string[]
  customer: DemoCustomer
  /** A colleague has looked at it, though nobody has answered yet. */
  isRead?: boolean
  /** Whose it is. */
  assignee?: Colleague
  /** It sleeps for so many minutes more, or until its customer writes. */
  snoozed?: number | 'until-reply'
  /** What colleagues noted for one another. */
  notes?: DemoNote[]
  steps: Step[]
}

const MINUTES: Record<string, number> = { m: 1, h: 60, d: 1440 }

/** Minutes in "20m", "5h" or "3d 2h". */
export function minutes(ago: string): number {
  return ago.split(' ').reduce((sum, part) => {
    return sum + Number.parseFloat(part) * (MINUTES[part.slice(-1)] ?? Number.NaN)
  }, 0)
}
