import { useMantineColorScheme } from '@mantine/core'

/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto'

/** The person's colour scheme, kept in this browser. */
export function useColorScheme(): { scheme: ColorScheme; setScheme: (scheme: ColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { scheme: colorScheme, setScheme: setColorScheme }
}
