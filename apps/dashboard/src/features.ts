import { accountFeature } from '@replybay/account'
import type { Feature } from '@replybay/feature-kit'
import { supportTicketsFeature } from '@replybay/support-tickets'

export { accountFeature, supportTicketsFeature }

/** Every feature of the dashboard, in the order of the menu. */
export const features: readonly Feature[] = [accountFeature, supportTicketsFeature]
