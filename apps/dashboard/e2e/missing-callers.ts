/** Documented operations that no screen calls yet. It only ever gets shorter. */
export const missingCallers: readonly string[] = []
