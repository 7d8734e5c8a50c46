/* oxlint-disable lingui/no-unlocalized-strings -- the syntax of PDF */
const pageAt = (sheet: number) => `${3 + 2 * sheet} 0 R`

/** A PDF of papers, four on a sheet of A4 or one on a sheet of A6: as the server makes it, with nothing but where each lies. */
export function samplePdf({
  orderNumbers,
  papers,
  format = 'a6',
  startSlot = 1,
}: {
  orderNumbers: readonly string[]
  papers: readonly string[]
  format?: 'a4' | 'a6'
  startSlot?: number
}): Blob {
  const [width, height] = format === 'a4' ? [595, 842] : [298, 420]
  const first = format === 'a4' ? startSlot - 1 : 0
  const perSheet = format === 'a4' ? 4 : 1
  const all = orderNumbers.flatMap((number) => papers.map((kind) => `${kind}/${number}`))
  const count = Math.ceil((first + all.length) / perSheet)
  const names = all.map((name, place) => {
    const slot = (first + place) % perSheet
    const left = (slot % 2) * (width / 2)
    const top = height - Math.floor(slot / 2) * (height / 2)
    return `(paper-${place + 1}/${name}) [${pageAt(Math.floor((first + place) / perSheet))} /XYZ ${left} ${top} null]`
  })
  const pages = Array.from({ length: count }, (_, sheet) => sheet)
  const drawing = '0 0 0 RG 2 w 20 20 100 100 re S'
  return new Blob(
    [
      '%PDF-1.7\n',
      `1 0 obj <</Type/Catalog/Pages 2 0 R/Names<</Dests<</Names[${names.join(' ')}]>>>>>> endobj\n`,
      `2 0 obj <</Type/Pages/Count ${count}/Kids[${pages.map(pageAt).join(' ')}]>> endobj\n`,
      ...pages.flatMap((sheet) => [
        `${3 + 2 * sheet} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${4 + 2 * sheet} 0 R>> endobj\n`,
        `${4 + 2 * sheet} 0 obj <</Length ${drawing.length}>> stream\n${drawing}\nendstream endobj\n`,
      ]),
      'trailer <</Root 1 0 R>>\n%%EOF\n',
    ],
    { type: 'application/pdf' },
  )
}
