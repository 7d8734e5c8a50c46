/** A file that was given, and how far it has come. */
export interface DroppedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  state: 'sending' | 'done' | 'failed'
  /** How much of it was sent, 0 to 1. */
  progress: number
  /** Why it failed. */
  error?: string | undefined
}
