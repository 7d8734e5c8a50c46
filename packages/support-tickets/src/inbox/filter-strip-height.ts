/** How high the strip of filters on a phone is, in px: its code comes late. */
export const FILTER_STRIP = 36
