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

/** What stands after the list. */
const END = ']}}'

/**
 * The answer's JSON, a page at a time.
 *
 * @param filter what of an answer is shown.
 */
export async function* listJson(
  { name, pages, rest }: StreamedList,
  filter: (answer: unknown) => unknown,
): AsyncGenerator<string> {
  const json = (data: object) => JSON.stringify(filter({ data })).slice(0, -END.length)
  yield json({ ...rest, [name]: [] })
  const before = json({ [name]: [] }).length
  let separator = ''
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + json({ [name]: page }).slice(before)
    separator = ','
  }
  yield END
}
