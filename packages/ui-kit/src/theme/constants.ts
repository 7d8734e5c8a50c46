/** The figures that the specification gives for the interface. @see specification §9, UI; §5, form rules */
export const constants = {
  /** What opens on hover waits this long. */
  menuOpenDelayMs: 300,
  /** And stays this long after. */
  menuCloseDelayMs: 250,
  /** A persistent overlay that one tries to leave grows to this. */
  shakeScale: 1.03,
  shakeMs: 150,
  overlayZIndex: 2000,
  /** Nothing that floats comes nearer to the window's edge. */
  viewportMarginPx: 12,
  /** The years that a calendar offers, from the current one. */
  calendarYearsBack: 100,
  calendarYearsAhead: 52,
  /** Days in a month's grid, whatever the month. */
  calendarGridDays: 42,
  /** Errors that a field shows at once. */
  errorsShown: 1,
} as const
