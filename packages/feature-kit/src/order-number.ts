/** As shops number their orders: "ML-10482", "#10482". An order is not what a ticket is about. */
const ORDER_NUMBER = /^(?:#\s?\d+|[A-Z]{1,4}-?\d{3,})$/i

export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text.trim())
}
