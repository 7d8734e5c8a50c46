import { loadSharedMessages } from '@replybay/feature-kit'
import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { entryFeatures } from '../src/entry-features.ts'
import { features } from '../src/features.ts'
import { loadShellMessages } from '../src/messages.ts'

export default createPreview({
  ThemeProvider,
  catalogues: [
    loadShellMessages,
    loadKitMessages,
    loadSharedMessages,
    ...entryFeatures.map(({ loadMessages }) => loadMessages),
    ...features.flatMap(({ texts }) => [texts.frame, texts.pages]),
  ],
})
