/**
 * `fetch`, telling how much of the body is through: browsers tell that only of an XMLHttpRequest.
 * @param onProgress is told the share, 0 to 1.
 */
export function fetchWithProgress(onProgress: (share: number) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      const abort = () => sending.abort()
      sending.open(request.method, request.url)
      sending.withCredentials = request.credentials === 'include'
      sending.responseType = 'blob'
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      sending.addEventListener('load', () => resolve(toResponse(sending)))
      sending.addEventListener('error', () => reject(new TypeError('The network failed.')))
      sending.addEventListener('abort', () => reject(request.signal.reason))
      request.signal.addEventListener('abort', abort, { once: true })
      sending.send(body)
    })
  }
}

function toResponse(answered: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of answered.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  // Sound: the response type asked for a blob.
  return new Response(answered.response as Blob, { status: answered.status, headers })
}
