import { loadSharedMessages } from '@replybay/feature-kit'
import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { features } from '../src/features.ts'
import { loadShellMessages } from '../src/messages.ts'

export default createPreview({
  ThemeProvider,
  catalogues: [
    loadShellMessages,
    loadKitMessages,
    loadSharedMessages,
    ...features.flatMap(({ loadMessages, loadBareMessages = [] }) => [loadMessages].concat(loadBareMessages)),
  ],
})
