import { defineSlot, fillSlot, SlotOutlet } from '../src/index.ts'

const beside = defineSlot<{ order: string }>('beside')

const ParcelOf = ({ parcel }: { order: string; parcel: string }) => <p>{parcel}</p>

export const fills = [
  fillSlot(beside, {
    id: 'fits',
    load:
      async () =>
      ({ order }: { order: string }) => <p>{order}</p>,
  }),
  fillSlot(beside, { id: 'needs-nothing', load: async () => () => <p /> }),
  // @ts-expect-error -- nobody tells it the parcel
  fillSlot(beside, { id: 'needs-more', load: async () => ParcelOf }),
]

export const outlets = [
  <SlotOutlet key="told" slot={beside} order="ML-1" />,
  // @ts-expect-error -- its fills wait to be told the order
  <SlotOutlet key="untold" slot={beside} />,
  // @ts-expect-error -- an order is a text
  <SlotOutlet key="wrong" slot={beside} order={1} />,
]
