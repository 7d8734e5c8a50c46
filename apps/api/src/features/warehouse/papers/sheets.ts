import { drawBill, type OpenBill } from './bill.ts'
import { A4, A6, type Box, type Document, newDocument } from './canvas.ts'
import { drawLabel } from './label.ts'
import type { Paper, PaperJob } from './paper.ts'
import { drawSlip } from './slip.ts'

/** The PDF of papers, one after the other. */
export async function drawSheets({ papers, format, startSlot }: PaperJob): Promise<Uint8Array> {
  const document = newDocument(format === 'a6' ? A6 : A4)
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  document.once('end', resolve)
  document.once('error', reject)
  const nextBox = boxes(document, format, startSlot)
  let part = 0
  for (const paper of papers) {
    drawWhole(document, paper, () => {
      const box = nextBox()
      // What shows the sheets reads from it what lies where.
      const name = `paper-${++part}/${paper.kind}/${encodeURIComponent(paper.number)}`
      document.addNamedDestination(name, 'XYZ', box.x, box.y, null)
      return box
    })
  }
  document.end()
  await promise
  return Buffer.concat(chunks)
}

/** Places for papers; a sheet is begun where the one before is full. */
function boxes(document: Document, format: PaperJob['format'], startSlot: number): () => Box {
  let slot = startSlot - 1
  let isBegun = false
  return () => {
    if (format !== 'four-up') {
      document.addPage()
      return format === 'a6' ? A6 : A4
    }
    if (!isBegun || slot === 4) {
      document.addPage()
      if (isBegun) slot = 0
      isBegun = true
    }
    const place = slot++
    return { ...A6, x: (place % 2) * A6.width, y: Math.floor(place / 2) * A6.height }
  }
}

function drawWhole(document: Document, paper: Paper, nextBox: () => Box): void {
  if (paper.kind === 'label') return drawLabel(document, paper, nextBox())
  if (paper.kind === 'slip') {
    let rest: typeof paper | undefined = paper
    while (rest) rest = drawSlip(document, rest, nextBox())
    return
  }
  let open: OpenBill | undefined = { bill: paper, done: 0 }
  while (open) open = drawBill(document, open, nextBox())
}
