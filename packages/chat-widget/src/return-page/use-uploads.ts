import { addReturnPhotoFileLimit } from '@replybay/api-client/limits'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CallProblem, calls } from './calls.ts'
import type { KeptPhoto } from './choice.ts'
import { shrink } from './shrink.ts'

/** A photo on its way. */
export interface Upload {
  id: number
  SKU: string
  /** Of the photo on the device. */
  url: string
  /** Of what was sent, from 0 to 1. */
  share: number
}

export type PhotoProblem = 'tooManyPhotos' | 'photoTooLarge' | 'photoUnreadable' | 'photoFailed'

let count = 0

/** Sends photos, one after the other is chosen. @param onSent one is there */
export function useUploads(token: string, onSent: (SKU: string, photo: KeptPhoto) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [problem, setProblem] = useState<{ SKU: string; kind: PhotoProblem }>()
  const stops = useRef(new Map<number, AbortController>())
  useEffect(() => () => stops.current.forEach((stop) => stop.abort()), [])

  const end = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  async function send(SKU: string, file: File): Promise<void> {
    const id = count++
    const stop = new AbortController()
    stops.current.set(id, stop)
    const url = URL.createObjectURL(file)
    setUploads((all) => [...all, { id, SKU, url, share: 0 }])
    try {
      const smaller = await shrink(file)
      const progressed = (share: number) =>
        setUploads((all) => all.map((each) => (each.id === id ? { ...each, share } : each)))
      onSent(SKU, await calls.upload(token, smaller, progressed, stop.signal))
    } catch (error) {
      const { code } = error instanceof CallProblem ? error : {}
      const kind = code === 'not-an-image' ? 'photoUnreadable' : 'photoFailed'
      if (!stop.signal.aborted) setProblem({ SKU, kind })
    }
    stops.current.delete(id)
    URL.revokeObjectURL(url)
    end(id)
  }

  return {
    uploads,
    problem,
    forgetProblem: () => setProblem(undefined),
    /** @param room for so many more */
    add(SKU: string, files: readonly File[], room: number) {
      setProblem(undefined)
      if (files.length > room) setProblem({ SKU, kind: 'tooManyPhotos' })
      for (const file of files.slice(0, Math.max(0, room))) {
        if (file.size > addReturnPhotoFileLimit) setProblem({ SKU, kind: 'photoTooLarge' })
        else void send(SKU, file)
      }
    },
    stop(id: number) {
      stops.current.get(id)?.abort()
      end(id)
    },
  }
}
