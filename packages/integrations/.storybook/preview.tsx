import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages, ThemeProvider } from '@replybay/ui-kit'
import { texts } from '../src/messages.ts'

export default createPreview({ ThemeProvider, catalogues: [loadKitMessages, texts.frame, texts.pages] })
