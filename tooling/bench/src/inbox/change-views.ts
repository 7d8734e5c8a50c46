import type { Browser } from 'playwright'
import { unthrottled } from '../browser/condition.ts'
import { press } from '../browser/interactions.ts'
import { openMeasured, type Target } from '../browser/measured-page.ts'

const CHANNELS = ['All channels', 'Web chat', 'WhatsApp', 'Messenger', 'Telegram', 'Instagram', 'Discord']
const VIEWS = ['Open', 'Mine', 'Unassigned', 'Unread', 'Snoozed', 'Answered', 'Closed', 'All']

/** Goes to every view of every channel, none of which was seen before. @returns how long its rows took, in ms */
export async function changeViews(browser: Browser, list: Target): Promise<number[]> {
  const measured = await openMeasured(browser, list, unthrottled)
  const { page } = measured
  const links = CHANNELS.flatMap((channel, index) => {
    // A channel is come to in the view that the one before was left in.
    const views = index % 2 === 0 ? VIEWS : VIEWS.toReversed()
    return [
      { within: 'Channels', name: channel },
      ...views.slice(1).map((name) => ({ within: 'Views', name })),
    ]
  })
  const took: number[] = []
  // The first is where one begins.
  for (const { within, name } of links.slice(1)) {
    await page.evaluate(() =>
      document.querySelector('ul[aria-label^="Tickets"]')?.toggleAttribute('data-left', true),
    )
    const link = page
      .getByRole('navigation', { name: within, exact: true })
      .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    // One after the other, as a person would.
    took.push(await press(measured, link, { selector: 'ul[aria-label^="Tickets"]:not([data-left]) li' }))
  }
  await measured.close()
  return took
}
