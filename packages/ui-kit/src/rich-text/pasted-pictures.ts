/**
 * Pictures of what is pasted: as files, or inside pasted HTML. A picture of a text that was copied with it, as spreadsheets
 * add one, is none.
 */
export function pastedPictures(pasted: DataTransfer): File[] {
  const html = pasted.getData('text/html')
  if (pasted.files.length > 0) return pasted.getData('text/plain').trim() === '' ? [...pasted.files] : []
  return [
    ...html.matchAll(/<img[^>]+src=["']data:(image\/(?:png|jpeg|gif|webp));base64,([a-z\d+/=]+)["']/gi),
  ].map(([, type = '', bytes = ''], place) => {
    const name = `${place + 1}.${type.split('/')[1] ?? 'png'}`
    return new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type })
  })
}
