/** @jsxImportSource preact */
/** Outlines of 24 by 24, each drawn with one stroke. */
const paths = {
  back: 'M5 12h14M5 12l6 6M5 12l6-6',
  down: 'M6 9l6 6 6-6',
  check: 'M5 12l5 5L20 7',
  cross: 'M18 6L6 18M6 6l12 12',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  camera:
    'M5 7h1a2 2 0 0 0 2-2 1 1 0 0 1 1-1h6a1 1 0 0 1 1 1 2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2M9 13a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3M12 12l8-4.5M12 12v9M12 12L4 7.5',
  message: 'M8 9h8M8 13h5M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h12',
  alert: 'M12 8v4M12 16h.01M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" class="icon">
      <path d={paths[name]} />
    </svg>
  )
}

/** Of pictures beside the name of what they show. */
export const NO_WORDS = ''

/** The picture of an article, or a box where there is none. */
export function Picture({ url, size }: { url: string | undefined; size: number }) {
  return (
    <span class="picture" style={{ width: `${size}px`, height: `${size}px` }}>
      {url ? (
        <img src={url} alt={NO_WORDS} loading="lazy" />
      ) : (
        <Icon name="box" size={Math.round(size / 2)} />
      )}
    </span>
  )
}
