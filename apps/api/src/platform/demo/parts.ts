import { cannedAnswerDemo } from '../../features/canned-answers/demo/canned-answer-demo.ts'
import { ticketDemo } from '../../features/tickets/demo/ticket-demo.ts'
import { teamDemo } from '../../features/users/demo/team-demo.ts'
import { viewDemo } from '../../features/views/demo/view-demo.ts'
import type { DemoPart } from './part.ts'

/** What the features add, one after another. */
export const demoParts: readonly DemoPart[] = [teamDemo, ticketDemo, cannedAnswerDemo, viewDemo]
