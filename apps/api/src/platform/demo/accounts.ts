/** Who can sign in to the demo. These accounts exist only where nobody else can reach the server. */
import type { Role } from '../contract/contract.ts'

export const DEMO_PASSWORD = 'replybay-demo'

export const DEMO_WEB_ID = 'web-maison-lumen'

export const MAISON_LUMEN = 'company-maison-lumen'

export const ATELIER_NORD = 'company-atelier-nord'

export const demoCompanyIds: ReadonlySet<string> = new Set([MAISON_LUMEN, ATELIER_NORD])

export interface DemoAccount {
  companyId: string
  email: string
  name: string
  role: Role
  locale: 'en-US' | 'fr-FR' | 'es-ES'
  /** For the start-up text. */
  about: string
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    companyId: MAISON_LUMEN,
    email: 'owner@maison-lumen.example',
    name: 'Camille Roy',
    role: 'owner',
    locale: 'en-US',
    about: 'Camille Roy, owner of a lamp shop',
  },
  {
    companyId: MAISON_LUMEN,
    email: 'admin@maison-lumen.example',
    name: 'Thomas Girard',
    role: 'admin',
    locale: 'en-US',
    about: 'Thomas Girard, admin',
  },
  {
    companyId: MAISON_LUMEN,
    email: 'support@maison-lumen.example',
    name: 'Inès Moreau',
    role: 'support',
    locale: 'en-US',
    about: 'Inès Moreau, support',
  },
  {
    companyId: MAISON_LUMEN,
    email: 'warehouse@maison-lumen.example',
    name: 'Marc Petit',
    role: 'warehouse',
    locale: 'en-US',
    about: 'Marc Petit, warehouse',
  },
  {
    companyId: ATELIER_NORD,
    email: 'owner@atelier-nord.example',
    name: 'Jonas Lefebvre',
    role: 'owner',
    locale: 'en-US',
    about: 'Jonas Lefebvre, another shop, whose trial has ended',
  },
]
