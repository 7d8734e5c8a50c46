/**
 * Window widths in px from which a layout has room for more. CSS modules repeat them in em (px / 16),
 * since media queries can't read variables.
 */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const

export type Breakpoint = keyof typeof breakpoints

/** The breakpoint as a media query's length. */
export function breakpointEm(breakpoint: Breakpoint): string {
  return `${breakpoints[breakpoint] / 16}em`
}
