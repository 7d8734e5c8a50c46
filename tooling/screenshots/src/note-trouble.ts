import type { Page } from 'playwright'

/** Notes from now on what a page complains about. @returns the list that it writes into */
export function noteTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // A browser asks for it by itself where a page names no icon.
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return
    trouble.push(`console: ${message.text()}${url && ` (${url})`}`)
  })
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page no longer wants when it is left is no failure.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()} (${reason})`)
  })
  return trouble
}
