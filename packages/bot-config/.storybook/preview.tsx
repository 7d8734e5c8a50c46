import { loadSharedMessages } from '@replybay/feature-kit'
import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { texts } from '../src/messages.ts'

export default createPreview({
  ThemeProvider,
  catalogues: [loadKitMessages, loadSharedMessages, texts.frame, texts.pages],
})
