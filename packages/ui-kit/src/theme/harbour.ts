/** Black, white and the colour of what can be pressed: all that Mantine has to know of ours while it runs. */
export const white = '#FFFFFF'
export const black = '#111A1E'
export const harbour = [
  '#EAF6F6',
  '#D2ECEE',
  '#A6D9DD',
  '#72C0C7',
  '#43A3AD',
  '#1F8793',
  '#0E6D7A',
  '#0B5964',
  '#0A4650',
  '#08323A',
] as const
