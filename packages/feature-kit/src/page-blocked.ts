/** Thrown by the guard of a page that is closed and stays where it is: the shell says why in its place. */
export class PageBlocked extends Error {
  override readonly name = 'PageBlocked'

  constructor() {
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- for the log; the shell words it
    super('This page is closed to the account.')
  }
}
