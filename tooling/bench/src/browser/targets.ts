import type { Page } from '../build-pages.ts'
import type { Target } from './measured-page.ts'
import type { Sign } from './page-probe.ts'

const FORM: Sign = { selector: 'form input' }

/** A row of the product's ticket list. */
export const TICKET_ROW = 'ul[aria-label^="Tickets"] li'

export function signInTarget(url: string): Target {
  return { url: `${url}/login`, ready: FORM }
}

/** @param search what the list is narrowed by, beside its channels */
export function ticketListTarget(url: string, token: string, search = ''): Target {
  return { url: `${url}/webs/tickets?channel=all${search}`, ready: { selector: TICKET_ROW }, token }
}

/** A page of a shop with the chat window, which nobody has opened. */
export function shopTarget(url: string): Target {
  return { url: `${url}/demo/shop`, ready: { selector: 'h1' } }
}

/** What stands on a page once it is drawn. */
const signs: Record<Page, string> = {
  react: 'form input',
  form: 'form input',
  list: 'li',
  button: 'button',
  whole: 'button',
  'text-field': 'form input',
  'fifty-fields': 'form input',
  'virtual-list': 'li',
  'data-table': '[role=row][data-index]',
}

/** A page that the stage has built. */
export function pageTarget(url: string, page: Page): Target {
  return { url: `${url}/${page}/`, ready: { selector: signs[page] } }
}

/** The list of react-virtual alone. */
export function listTarget(url: string, rows: number): Target {
  const list = pageTarget(url, 'list')
  return { ...list, url: `${list.url}?rows=${rows}` }
}
