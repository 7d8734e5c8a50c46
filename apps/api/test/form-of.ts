/** A form with a file and its name, as calls take it. */
export function formOf(name: string, bytes: Uint8Array | string) {
  const boundary = 'a-part-of-a-form'
  const part = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('name="name"')}\r\n${name}\r\n`),
    Buffer.from(`${part('name="file"; filename="x"')}content-type: application/octet-stream\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
