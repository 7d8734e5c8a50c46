/**
 * A file's name without the folders that a program may have told, without what no file system takes, and whose end is its end.
 *
 * @param otherwise where nothing is left of it
 */
export function plainFileName(name: string, otherwise: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/[\p{Cc}\p{Bidi_Control}"<>|:*?]/gu, '_').trim() || otherwise
}
