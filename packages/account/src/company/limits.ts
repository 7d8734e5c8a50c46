/** How many characters each text about a company may have. */
export const limits = {
  appName: 120,
  description: 4000,
  street: 200,
  postalCode: 20,
  city: 120,
  policy: 20_000,
} as const

const MOST_RETURN_DAYS = 3_650

/** Whether a text says for how many days an order can be returned, or that nothing does. */
export function isReturnDays(text: string): boolean {
  const days = Number(text)
  return text.trim() === '' || (/^\d+$/.test(text.trim()) && days >= 1 && days <= MOST_RETURN_DAYS)
}
