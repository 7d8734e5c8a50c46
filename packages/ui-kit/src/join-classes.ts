/** Joins the class names that are there. */
export function joinClasses(...names: (string | false | undefined | null)[]): string {
  return names.filter(Boolean).join(' ')
}
