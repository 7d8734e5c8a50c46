import type { WarehouseOrder } from '@replybay/api-client'
import type { Page } from '@playwright/test'

/** Types a code as a scanner does: faster than a person, whatever has the focus, with Enter at its end. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((keys) => {
    // Made all at once: each says when it was pressed, however long the page takes for the one before.
    const events = [...Array.from(keys), 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
    for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event)
  }, code)
}

/** The orders of the demo shop, as the server itself tells them to whoever is signed in. */
export async function readOrders(page: Page, query: string): Promise<WarehouseOrder[]> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token')?.value
  const path = `/api/v1/warehouses/orders_list?companyId=company-maison-lumen&${query}`
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  const { data } = await answer.json()
  return data.orders
}

/** The codes of all pieces of an order, one each. */
export const pieces = ({ items }: Pick<WarehouseOrder, 'items'>): string[] =>
  items.flatMap(({ SKU, quantity }) => Array.from({ length: quantity }, () => SKU))

export const sorted = (codes: readonly string[]): string[] =>
  codes.toSorted((one, other) => one.localeCompare(other))
