import { createPreview } from '@replybay/storybook/preview'
import { loadKitMessages } from '../src/locales/load-kit-messages.ts'
import { ThemeProvider } from '../src/theme/theme-provider.tsx'

export default createPreview({ ThemeProvider, catalogues: [loadKitMessages], tags: ['autodocs'] })
