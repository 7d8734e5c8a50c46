import type { ChannelFile } from '../../../platform/channel.ts'

/** A form with one file, as `multipart/form-data`: its bytes with its media type. */
export async function formOf(fields: Readonly<Record<string, string>>, name: string, file: ChannelFile) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set(name, new Blob([Uint8Array.from(file.bytes)], { type: file.type }), file.name)
  const { headers, arrayBuffer } = bodyOf(form)
  return {
    method: 'POST' as const,
    headers: { 'content-type': headers.get('content-type') ?? '' },
    content: new Uint8Array(await arrayBuffer()),
  }
}

function bodyOf(form: FormData) {
  const response = new Response(form)
  return { headers: response.headers, arrayBuffer: () => response.arrayBuffer() }
}
