/** How often what is on its way is read again; in ms. */
export const WORKING_MS = 3_000

interface Known<Data> {
  state: { data: Data | undefined }
}

/** How often a query is read again: for as long as something of what it tells is on its way. */
export function whileWorking<Data>(isWorking: (data: Data) => boolean) {
  return ({ state: { data } }: Known<Data>) => (data !== undefined && isWorking(data) ? WORKING_MS : false)
}
