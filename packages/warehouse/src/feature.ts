import { defineFeature } from '@replybay/feature-kit'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { keptUnder } from './scans/pending-kinds.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.ts'

/** The warehouse: orders that are packed and sent, by scanner. @see specification §2, §7 */
export const warehouseFeature = defineFeature({
  id: 'warehouse',
  routes,
  navigation,
  texts,
  pending: {
    keptUnder,
    load: async () => (await import('./scans/sending.tsx')).sending,
  },
  fills,
})
