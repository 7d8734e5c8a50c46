/** Counts who is there, by a name. */
export class Places {
  readonly #taken = new Map<string, number>()
  total = 0

  taken(name: string): number {
    return this.#taken.get(name) ?? 0
  }

  take(name: string): void {
    this.total++
    this.#taken.set(name, this.taken(name) + 1)
  }

  giveBack(name: string): void {
    this.total--
    const left = this.taken(name) - 1
    if (left > 0) this.#taken.set(name, left)
    else this.#taken.delete(name)
  }
}
