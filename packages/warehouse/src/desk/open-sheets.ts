import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import type { Paper } from '../device/device-settings.ts'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** A paper and where it lies. */
export interface PlacedPaper {
  orderNumber: string
  kind: Paper
  /** Of all sheets, from 0. */
  sheet: number
  /** Of four on a sheet of A4, from 1. */
  slot: number
}

/** Sheets as they will be printed. */
export interface Sheets {
  count: number
  /** In the order in which they lie. */
  papers: readonly PlacedPaper[]
  /** Draws a sheet, as large as the canvas is on screen. @returns what stops it. */
  draw: (sheet: number, canvas: HTMLCanvasElement) => { done: Promise<unknown>; stop: () => void }
  close: () => void
}

/** Reads a PDF of papers. */
export async function openSheets(pdf: Blob): Promise<Sheets> {
  const task = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) })
  const document = await task.promise
  const destinations = await document.getDestinations()
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  const placed = await Promise.all(
    Array.from(destinations, async ([name, [page, , left, top]]) => {
      const paper = paperOf(name)
      if (!paper) return []
      const sheet = await document.getPageIndex(page)
      const slot = (top > height * 0.75 ? 1 : 3) + (left < width * 0.25 ? 0 : 1)
      return [{ ...paper, sheet, slot }]
    }),
  )
  return {
    count: document.numPages,
    papers: placed
      .flat()
      .toSorted((one, other) => one.place - other.place)
      .map(({ place: _place, ...paper }) => paper),
    draw(sheet, canvas) {
      let stop: (() => void) | undefined
      let isStopped = false
      const drawing = async () => {
        const page = await document.getPage(sheet + 1)
        if (isStopped) return
        const scale = (canvas.clientWidth * devicePixelRatio) / page.getViewport({ scale: 1 }).width
        const viewport = page.getViewport({ scale })
        canvas.width = Math.floor(viewport.width)
        canvas.height = Math.floor(viewport.height)
        const rendering = page.render({ canvas, viewport })
        stop = () => rendering.cancel()
        await rendering.promise
      }
      return {
        done: drawing(),
        stop() {
          isStopped = true
          stop?.()
        },
      }
    },
    close: () => void task.destroy(),
  }
}

/** What a named destination says of a paper. */
function paperOf(name: string): (Pick<PlacedPaper, 'orderNumber' | 'kind'> & { place: number }) | undefined {
  const [, place, kind, number] = /^paper-(\d+)\/(label|slip|bill)\/(.+)$/.exec(name) ?? []
  if (number === undefined || (kind !== 'label' && kind !== 'slip' && kind !== 'bill')) return undefined
  return { place: Number(place), kind, orderNumber: decodeURIComponent(number) }
}
