import { useMediaQuery } from '@mantine/hooks'
import { type Breakpoint, breakpointEm } from './breakpoints.ts'

/** Whether the window is at least as wide as a breakpoint. Right from the first render. */
export function useFromBreakpoint(breakpoint: Breakpoint): boolean {
  return useMediaQuery(`(min-width: ${breakpointEm(breakpoint)})`, false, { getInitialValueInEffect: false })
}
