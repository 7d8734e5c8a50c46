import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { type Density, DensityContext } from './density.ts'
import { theme } from './theme.ts'
import './fonts.css'
import './generated/theme.css'
import './global.css'

const colorSchemeManager = localStorageColorSchemeManager({ key: 'replybay-color-scheme' })

export interface ThemeProviderProps {
  /** The nonce of the page's Content-Security-Policy. Without it a strict policy drops the theme. */
  styleNonce?: string | undefined
  /** Overrules the person's choice, for stories and previews. */
  forcedScheme?: 'light' | 'dark' | undefined
  /** Overrules the person's choice, for stories and previews. */
  forcedDensity?: Density | undefined
  children: ReactNode
}

/**
 * Gives everything below it the look: colours, type, density. Stands once, at the top.
 * Under a strict Content-Security-Policy it needs `styleNonce`, and no inline script.
 */
export function ThemeProvider({ styleNonce, forcedScheme, forcedDensity, children }: ThemeProviderProps) {
  if (styleNonce) shareNonce(styleNonce)
  const [chosenDensity, setDensity] = useLocalStorage<Density>({
    key: 'replybay-density',
    defaultValue: 'comfortable',
    deserialize: densityIn,
    getInitialValueInEffect: false,
  })
  const density = forcedDensity ?? chosenDensity
  // A finger needs more room than the compact density gives.
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const effectiveDensity = isTouch ? 'comfortable' : density
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = effectiveDensity
  }, [effectiveDensity])
  useLayoutEffect(() => {
    document.documentElement.dataset['respectReducedMotion'] = 'true'
  }, [])
  const scheme = useProviderColorScheme({
    defaultColorScheme: 'auto',
    forceColorScheme: forcedScheme,
    manager: colorSchemeManager,
    getRootElement: rootElement,
  })
  // Mantine's own provider brings along what makes its variables; here they are a style sheet.
  const context = {
    ...scheme,
    getRootElement: rootElement,
    classNamesPrefix: 'mantine',
    cssVariablesSelector: ':root',
    withStaticClasses: true,
    ...(styleNonce ? { getStyleNonce: () => styleNonce } : {}),
  }
  const choice = useMemo(
    () => ({ density, effectiveDensity, isChoosable: !isTouch, setDensity }),
    [density, effectiveDensity, isTouch, setDensity],
  )
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>
        <DensityContext value={choice}>{children}</DensityContext>
      </MantineThemeProvider>
    </MantineContext>
  )
}

/** What the browser has kept, which may have another shape. */
function densityIn(kept: string | undefined): Density {
  return kept === JSON.stringify('compact') ? 'compact' : 'comfortable'
}

const rootElement = () => document.documentElement

/** Libraries that write style elements of their own look for the nonce under this name. */
function shareNonce(nonce: string): void {
  Object.assign(globalThis, { __webpack_nonce__: nonce })
}
