import { cannedAnswerDemo } from '../canned-answers/demo/canned-answer-demo.ts'
import { ticketDemo } from '../tickets/demo/ticket-demo.ts'
import { teamDemo } from '../users/demo/team-demo.ts'
import { viewDemo } from '../views/demo/view-demo.ts'
import type { DemoPart } from './part.ts'

/** What the features add, one after another. */
export const demoParts: readonly DemoPart[] = [teamDemo, ticketDemo, cannedAnswerDemo, viewDemo]
