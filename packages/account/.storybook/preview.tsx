import { loadSharedMessages } from '@replybay/feature-kit'
import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { loadMessages as loadEntryMessages } from '../src/entry/messages.ts'
import { texts } from '../src/messages.ts'

export default createPreview({
  ThemeProvider,
  catalogues: [loadKitMessages, loadSharedMessages, loadEntryMessages, texts.frame, texts.pages],
})
