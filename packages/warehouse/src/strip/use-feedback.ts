import { useState } from 'react'
import { useDevice } from '../device/device-settings.ts'
import { playSound } from '../sound/play-sound.ts'
import type { Sound } from '../sound/sounds.ts'

/** Scans that are remembered on screen. */
const MOST_REMEMBERED = 5

/** What came of a scan, as the person sees and hears it. */
export interface Feedback {
  tone: 'right' | 'wrong' | 'unknown' | 'info'
  /** "ALB-W-LA, 1 of 2". */
  title: string
  detail?: string | undefined
  sound?: Sound | undefined
  /** What was scanned, for the list of the last ones. */
  code?: string | undefined
  /** In the list, in few words: "1 of 2". */
  short?: string | undefined
  /** Why it was not counted, where it was an item or no code at all. */
  refused?: 'wrong' | 'too-many' | 'unknown' | undefined
  /** The code of the right scan that it takes back; it says so in the list, in the words of `short`. */
  undoes?: string | undefined
  /** Takes it back, where that can be done. */
  onUndo?: (() => void) | undefined
}

export interface ShownFeedback extends Feedback {
  /** Another one each time, so that the same words twice are two. */
  id: number
}

/** What the last scans were. */
export interface FeedbackList {
  last: ShownFeedback | undefined
  /** As far as they are remembered, newest first. */
  all: readonly ShownFeedback[]
  /** The last ones that were a code, newest first. */
  recent: readonly ShownFeedback[]
  tell: (feedback: Feedback) => void
}

/** Tells what came of scans: by sound in the frame in which it is seen. */
export function useFeedback(): FeedbackList {
  const [{ volume, isMuted }] = useDevice()
  const [all, setAll] = useState<readonly ShownFeedback[]>([])
  return {
    last: all[0],
    all,
    recent: all.filter(({ code }) => code !== undefined).slice(0, MOST_REMEMBERED),
    tell(feedback) {
      if (feedback.sound) playSound(feedback.sound, isMuted ? 0 : volume)
      setAll((before) =>
        [{ ...feedback, id: (before[0]?.id ?? 0) + 1 }, ...takenBack(before, feedback)].slice(
          0,
          4 * MOST_REMEMBERED,
        ),
      )
    },
  }
}

function takenBack(all: readonly ShownFeedback[], { undoes, short }: Feedback): readonly ShownFeedback[] {
  const place = all.findIndex(({ tone, code }) => tone === 'right' && code === undoes)
  const undone = all[place]
  return undone ? all.with(place, { ...undone, tone: 'info', short, onUndo: undefined }) : all
}
