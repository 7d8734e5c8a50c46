import type { Topic } from './script.ts'
import { abroad } from './scripts/abroad.ts'
import { addresses } from './scripts/addresses.ts'
import { cancellations } from './scripts/cancellations.ts'
import { care } from './scripts/care.ts'
import { damage } from './scripts/damage.ts'
import { dimming } from './scripts/dimming.ts'
import { exchanges } from './scripts/exchanges.ts'
import { invoices } from './scripts/invoices.ts'
import { lateParcels } from './scripts/late-parcels.ts'
import { missingParts } from './scripts/missing-parts.ts'
import { payments } from './scripts/payments.ts'
import { refunds } from './scripts/refunds.ts'
import { returns } from './scripts/returns.ts'
import { sizes } from './scripts/sizes.ts'
import { stock } from './scripts/stock.ts'
import { thanks } from './scripts/thanks.ts'

/** What a lamp shop is asked. */
export const topics: readonly Topic[] = [
  lateParcels,
  damage,
  returns,
  refunds,
  exchanges,
  invoices,
  sizes,
  stock,
  dimming,
  addresses,
  cancellations,
  missingParts,
  payments,
  care,
  abroad,
  thanks,
]
