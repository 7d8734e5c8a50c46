/** Thrown by the guard of a page that is closed and stays where it is: the shell says why in its place. */
export class PageBlocked extends Error {
  override readonly name = 'PageBlocked'

  constructor() {
    super('This page is closed to the account.')
  }
}
