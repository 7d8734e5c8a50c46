import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'
import { warehouseOrders } from '../tables.ts'

/** Labels as their carrier has drawn them, so that they are printed without asking again. */
export const warehouseLabelPictures = pgTable(
  'warehouse_label_pictures',
  {
    companyId: companyId(),
    orderId: text('order_id')
      .notNull()
      .references(() => warehouseOrders.id, { onDelete: 'cascade' }),
    parcel: integer('parcel').notNull(),
    /** PNG, in base64. */
    picture: text('picture').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.parcel] }),
    index('warehouse_label_pictures_company').on(table.companyId),
    index('warehouse_label_pictures_age').on(table.createdAt),
  ],
)
