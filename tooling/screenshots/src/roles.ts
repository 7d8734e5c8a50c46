/** Demo accounts, by what they are. */
export const emails = {
  owner: 'owner@maison-lumen.example',
  admin: 'admin@maison-lumen.example',
  support: 'support@maison-lumen.example',
  warehouse: 'warehouse@maison-lumen.example',
  /** Of a shop whose trial has ended, and which has no web. */
  'trial-ended': 'owner@atelier-nord.example',
} as const

export type Role = keyof typeof emails

// Sound: the keys of a literal are the names that its type has.
export const roles = Object.keys(emails) as Role[]
