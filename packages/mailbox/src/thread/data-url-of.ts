/** Bytes as an address that holds them: the frame of an email loads no other. */
export function dataUrlOf(bytes: Blob, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(type)))
    reader.readAsDataURL(new Blob([bytes], { type }))
  })
}
