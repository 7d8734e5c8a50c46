import type { Picture, TakenPicture } from './picture.ts'
import { type Studio, takePicture } from './take-picture.ts'

const PAGES_AT_ONCE = 2

/** Takes all of them, two at once, in their order. */
export async function takePictures(studio: Studio, pictures: readonly Picture[]): Promise<TakenPicture[]> {
  const taken: TakenPicture[] = []
  const waiting = pictures.entries()
  const photographer = async () => {
    for (const [place, picture] of waiting) {
      // One page takes one picture after the other.
      taken[place] = await takePicture(studio, picture)
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, photographer))
  return taken
}
