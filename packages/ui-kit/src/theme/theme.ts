import { createTheme } from '@mantine/core'
import { breakpointEm } from './breakpoints.ts'
import { black, harbour, white } from './harbour.ts'

const fontFamily = "'Inter Variable', system-ui, sans-serif"

/** What Mantine's components look like here. */
export const theme = createTheme({
  white,
  black,
  colors: { harbour },
  primaryColor: 'harbour',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.25,
  fontFamily,
  headings: { fontFamily, fontWeight: '620' },
  defaultRadius: 'md',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.334', sm: '1.385', md: '1.43', lg: '1.5', xl: '1.4' },
  radius: { xs: '0.3125rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  breakpoints: {
    xs: '30em',
    sm: breakpointEm('sm'),
    md: breakpointEm('md'),
    lg: breakpointEm('lg'),
    xl: breakpointEm('xl'),
  },
  respectReducedMotion: true,
})
