import { type Fill, fillSlot, homeCards, pageBanners } from '@replybay/feature-kit'

export const fills: readonly Fill[] = [
  fillSlot(homeCards, {
    id: 'sample-offer',
    load: async () => (await import(/* chunk: home */ './sample-data/sample-offer.tsx')).SampleOffer,
  }),
  fillSlot(pageBanners, {
    id: 'sample-strip',
    load: async () => (await import(/* chunk: frame */ './sample-data/sample-strip.tsx')).SampleStrip,
  }),
]
