import type { Floor } from '../build-floors.ts'
import type { Target } from './measured-page.ts'
import type { Sign } from './page-probe.ts'

const FORM: Sign = { selector: 'form input' }

/** The product's ticket list, and a row of it. */
export const TICKET_LIST = 'ul[aria-label^="Tickets"]'
export const TICKET_ROW = `${TICKET_LIST} li`

export function signInTarget(url: string): Target {
  return { url: `${url}/login`, ready: FORM }
}

export function ticketListTarget(url: string, token: string): Target {
  return { url: `${url}/webs/tickets?channel=all`, ready: { selector: TICKET_ROW }, token }
}

export function floorTarget(url: string, floor: Floor): Target {
  return floor === 'list'
    ? { url: `${url}/list/?rows=5000`, ready: { selector: 'li' } }
    : { url: `${url}/${floor}/`, ready: FORM }
}
