/** The height of the names of the columns, in px. */
export const HEAD_HEIGHT = 36
/** More rows are asked for where so few are left to scroll to. */
export const ROWS_AHEAD = 10
