/** An answer `{ data: { [name]: [...], ...rest } }` whose list is read while it is sent, since it can be of any length. */
export class StreamedList {
  readonly name: string
  readonly pages: AsyncIterable<readonly object[]>
  /** What stands beside the list. */
  readonly rest: object

  constructor(name: string, pages: AsyncIterable<readonly object[]>, rest: object) {
    this.name = name
    this.pages = pages
    this.rest = rest
  }
}

/**
 * The answer's JSON, a page at a time.
 *
 * @param present what of a value is shown.
 */
export async function* listJson(
  { name, pages, rest }: StreamedList,
  present: (value: unknown) => unknown,
): AsyncGenerator<string> {
  yield `{"data":${JSON.stringify(present({ ...rest, [name]: [] })).slice(0, -2)}`
  let separator = ''
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + JSON.stringify(present(page)).slice(1, -1)
    separator = ','
  }
  yield ']}}'
}
