import { loadSharedMessages } from '@replybay/feature-kit'
import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { entryFeatures } from '../src/entry-features.ts'
import { features } from '../src/features.ts'
import { shellMessages } from '../test/shell-messages.ts'

export default createPreview({
  ThemeProvider,
  catalogues: [
    ...shellMessages,
    loadKitMessages,
    loadSharedMessages,
    ...entryFeatures.map(({ loadMessages }) => loadMessages),
    ...features.flatMap(({ texts }) => [texts.frame, texts.pages]),
  ],
})
