/** What an invitation says, for an email that says nothing beside it. */
import ical from 'ical.js'
import type { Attachment } from 'postal-mime'

const TYPES = ['text/calendar', 'application/ics']
const MOST_EVENTS = 20
/** What is longer is a whole calendar. */
const LONGEST = 200_000

/** @returns undefined where there is none that can be read. */
export function invitationText(files: readonly Attachment[]): string | undefined {
  const file = files.find(({ mimeType }) => TYPES.includes(mimeType))
  if (!file) return undefined
  const source =
    typeof file.content === 'string' ? file.content : Buffer.from(new Uint8Array(file.content)).toString()
  try {
    const calendar = new ical.Component(ical.parse(source.slice(0, LONGEST)))
    const events = calendar.getAllSubcomponents('vevent').slice(0, MOST_EVENTS)
    return events.map(textOf).join('\n\n') || undefined
  } catch {
    return undefined
  }
}

function textOf(event: ical.Component): string {
  const of = (name: string) => String(event.getFirstPropertyValue(name) ?? '').trim()
  const times = [of('dtstart'), of('dtend')].filter(Boolean).map((time) => time.replace('T', ' '))
  const organizer = of('organizer').replace(/^mailto:/iu, '')
  return [of('summary'), times.join(' – '), of('location'), organizer, of('description')]
    .filter(Boolean)
    .join('\n')
}
