/** Whether an error says that a part of the dashboard's code did not arrive, in the words of one of the browsers. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  )
}
