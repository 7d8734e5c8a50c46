/** Shorter ones are guessed by trying all of them. */
export const LEAST_LENGTH = 8

export function isLongEnough(password: string): boolean {
  return password.length >= LEAST_LENGTH
}
