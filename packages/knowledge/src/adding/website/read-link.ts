/** The address of a website as it is typed, with the scheme that people leave out; nothing where it is none. */
export function readLink(typed: string): URL | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  const isWebsite = /^https?:$/.test(url.protocol) && url.hostname.includes('.')
  return isWebsite && !url.username && !url.password ? url : undefined
}
