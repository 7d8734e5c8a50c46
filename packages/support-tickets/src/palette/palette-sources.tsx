import type { PaletteSourceProps } from '@replybay/ui-kit'
import { CustomerSource } from './customer-source.tsx'
import { TicketSource } from './ticket-source.tsx'
import { ViewSource } from './view-source.tsx'

/** What the palette finds of tickets, in this order, whichever comes first. */
export function PaletteSources(props: PaletteSourceProps) {
  return (
    <>
      <TicketSource {...props} />
      <CustomerSource {...props} />
      <ViewSource {...props} />
    </>
  )
}
