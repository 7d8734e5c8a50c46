import type { Call } from './platform-server.ts'

export interface SimulatedFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** What a form holds, with its file where there is one. */
export async function readForm({
  headers,
  bytes,
}: Call): Promise<{ fields: Record<string, string>; file?: SimulatedFile }> {
  const type = headers['content-type'] ?? ''
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData()
  const fields: Record<string, string> = {}
  let file: SimulatedFile | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else file = { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) }
  }
  return { fields, ...(file && { file }) }
}

export const isForm = ({ headers }: Call) =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false
