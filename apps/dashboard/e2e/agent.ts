import type { Locator, Page } from '@playwright/test'
import { expect } from './server.ts'

/** What somebody has sent, and where it must be. */
interface Sent {
  ticketId: string
  text: string
}

/** Somebody who works through the inbox by keyboard alone, and remembers what they have sent. */
export class Agent {
  readonly page: Page
  /** The name of each ticket's conversation, by its id. */
  readonly #titles: ReadonlyMap<string, string>
  readonly sent: Sent[] = []
  /** What the page has thrown. */
  readonly errors: string[] = []

  /** @param page where they are signed in */
  constructor(page: Page, titles: ReadonlyMap<string, string>) {
    this.page = page
    this.#titles = titles
    page.on('pageerror', (error) => this.errors.push(String(error)))
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: 'Your reply' })
  }
  get thread(): Locator {
    return this.page.getByRole('log')
  }
  get list(): Locator {
    return this.page.getByRole('list', { name: /^Tickets:/ })
  }
  row(name = ''): Locator {
    return this.list.getByRole('link', { name: new RegExp(`^${name}`) })
  }
  /** The ids of the rows in sight, from the top. */
  async rows(): Promise<string[]> {
    const links = await this.row().evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''))
    return links.map((href) => new URL(href, this.page.url()).searchParams.get('ticket') ?? '')
  }
  get openId(): string {
    return new URL(this.page.url()).searchParams.get('ticket') ?? ''
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }
  /** Presses what leads to another ticket, and waits until that is open. */
  async go(...keys: string[]): Promise<string> {
    const before = this.openId
    await this.press(...keys)
    await expect.poll(() => this.openId).not.toBe(before)
    await this.seesOpen()
    return this.openId
  }
  async seesOpen(): Promise<void> {
    const name = this.#titles.get(this.openId) ?? `the ticket ${this.openId}`
    await expect(this.page.getByRole('article', { name, exact: true })).toBeVisible()
  }
  /** Goes to a ticket of the list, from wherever they are. */
  async open(name: string): Promise<void> {
    await this.row(name).press('Enter')
    await expect(this.page.getByRole('article', { name, exact: true })).toBeVisible()
  }
  /** Goes back to the list. */
  async leave(): Promise<void> {
    await this.press('Escape')
    await expect.poll(() => this.openId).toBe('')
  }
  /** Answers to what the page tells in passing. */
  async pressIn(toast: string, button: 'Undo' | 'Dismiss'): Promise<void> {
    const told = this.page.getByRole('region', { name: 'Notifications' }).getByText(toast)
    await told.locator('xpath=ancestor::*[button][1]').getByRole('button', { name: button }).press('Enter')
    await expect(told).toHaveCount(0)
  }

  /** Writes what is not sent yet. */
  async type(text: string): Promise<void> {
    await this.press('r')
    await expect(this.composer).toBeFocused()
    await this.page.keyboard.type(text)
    await expect(this.composer).toHaveValue(text)
  }
  async answer(text: string): Promise<void> {
    await this.type(text)
    this.sends(text)
    await this.press('ControlOrMeta+Enter')
    await expect(this.composer).toHaveValue('')
    await this.press('Escape')
  }
  /** Answers, closes and goes to the next by one key. */
  async answerAndClose(text: string): Promise<void> {
    await this.type(text)
    this.sends(text)
    await this.go('ControlOrMeta+Shift+Enter')
  }
  async note(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Note', exact: true }).press('Enter')
    const note = this.page.getByRole('textbox', { name: 'Your note' })
    await expect(note).toBeFocused()
    await this.page.keyboard.type(text)
    this.sends(text)
    await this.press('ControlOrMeta+Enter')
    await expect(note).toHaveValue('')
    await this.page.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
  }
  /** This text has to be in the open ticket from now on. */
  sends(text: string): void {
    this.sent.push({ ticketId: this.openId, text })
  }
  /** Sees, of the open ticket, that nothing is on its way any more. */
  async seesAllSent(): Promise<void> {
    await expect(this.thread.getByText(/Sending…|Not sent/)).toHaveCount(0, { timeout: 40_000 })
  }
}
