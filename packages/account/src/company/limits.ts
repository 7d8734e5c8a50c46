/** How many characters each text about a company may have. */
export const limits = {
  appName: 120,
  description: 4000,
  street: 200,
  postalCode: 20,
  city: 120,
  policy: 20_000,
} as const
