const MISSING = /dynamically imported module|importing a module script|unable to preload css/i

/** Whether an error says that a part of the dashboard's code or its styles did not arrive, in the words of a browser or of Vite. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}
