import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { features } from '../src/features.ts'

export default createPreview({
  ThemeProvider,
  catalogues: [loadKitMessages, ...features.map(({ loadMessages }) => loadMessages)],
})
