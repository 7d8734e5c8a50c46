/** What is asked for along with the page by who is signed in, and where alone. */
interface Preload {
  /** @default every address */
  paths?: readonly string[]
  /** Of which texts: `frame`, or those of pages alone. */
  texts?: string
}

/**
 * Files that are always asked for together are one file: on a slow network a request costs more than what is in it.
 * What a group needs comes with it; what is left is split as ever. `frame` stands around every signed-in page, `inbox` is
 * the lists of tickets, `home` the home page with what features show on it: what belongs to them says so in its import.
 */
export const preloads: Readonly<Record<string, Preload>> = {
  frame: { texts: 'frame' },
  inbox: {
    paths: [
      '/webs/tickets',
      '/whatsapp/tickets',
      '/messenger/tickets',
      '/telegram/tickets',
      '/discord/tickets',
    ],
    texts: 'support-tickets',
  },
  home: { paths: ['/'], texts: 'home' },
}
