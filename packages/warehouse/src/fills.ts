import {
  emailSide,
  type Fill,
  fillSlot,
  homeFigures,
  orderLink,
  paletteSources,
  roleDetails,
  ticketSide,
  ticketSnooze,
} from '@replybay/feature-kit'
import { ordersRoute, settingsRoute } from './routes.ts'

export const fills: readonly Fill[] = [
  fillSlot(homeFigures, {
    id: 'warehouse-to-ship',
    page: ordersRoute,
    load: async () => (await import(/* chunk: home */ './home/orders-figure.tsx')).OrdersFigure,
  }),
  fillSlot(ticketSide, {
    id: 'warehouse-orders',
    load: async () => (await import('./ticket/ticket-orders.tsx')).TicketOrders,
  }),
  fillSlot(ticketSnooze, {
    id: 'warehouse-waits',
    load: async () => (await import('./ticket/ticket-waits.tsx')).TicketWaits,
  }),
  fillSlot(emailSide, {
    id: 'warehouse-email-orders',
    load: async () => (await import('./ticket/ticket-orders.tsx')).EmailOrders,
  }),
  fillSlot(orderLink, {
    id: 'warehouse-order',
    page: ordersRoute,
    load: async () => (await import('./ticket/order-link.tsx')).OrderLink,
  }),
  fillSlot(paletteSources, {
    id: 'warehouse-palette',
    page: ordersRoute,
    load: async () => (await import('./palette/order-source.tsx')).OrderSource,
  }),
  fillSlot(roleDetails, {
    id: 'warehouse-role',
    load: async () => (await import('./team/role-warehouse.tsx')).RoleWarehouse,
  }),
  fillSlot(paletteSources, {
    id: 'warehouse-settings-commands',
    page: settingsRoute,
    load: async () => (await import('./palette/settings-commands.tsx')).SettingsCommands,
  }),
]
