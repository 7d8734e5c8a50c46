import { msg } from '@lingui/core/macro'
import {
  accountDeletion,
  dataExport,
  emptyInbox,
  type Fill,
  fillSlot,
  homeCards,
  pageBanners,
  paletteSources,
  warehouseSettings,
} from '@replybay/feature-kit'

export const fills: readonly Fill[] = [
  fillSlot(homeCards, {
    id: 'sample-offer',
    load: async () => (await import(/* chunk: home */ './sample-data/sample-offer.tsx')).SampleOffer,
  }),
  fillSlot(emptyInbox, {
    id: 'sample-button',
    load: async () => (await import('./sample-data/sample-button.tsx')).SampleButton,
  }),
  fillSlot(dataExport, {
    id: 'export-button',
    load: async () => (await import('./export/export-button.tsx')).ExportButton,
  }),
  fillSlot(paletteSources, {
    id: 'settings-commands',
    load: async () => (await import('./palette/settings-commands.tsx')).SettingsCommands,
  }),
  fillSlot(accountDeletion, {
    id: 'deletion-button',
    load: async () => (await import('./profile/deletion-button.tsx')).DeletionButton,
  }),
  fillSlot(warehouseSettings, {
    id: 'you',
    label: msg`You`,
    // Everybody else has their profile.
    isFor: ({ may }) => !may.main,
    load: async () => (await import('./warehouse-only/own-account.tsx')).OwnAccount,
  }),
  fillSlot(warehouseSettings, {
    id: 'preferences',
    label: msg`Preferences`,
    load: async () => (await import('./profile/language-section.tsx')).LanguageSection,
  }),
  fillSlot(pageBanners, {
    id: 'sample-strip',
    load: async () => (await import(/* chunk: frame */ './sample-data/sample-strip.tsx')).SampleStrip,
  }),
]
