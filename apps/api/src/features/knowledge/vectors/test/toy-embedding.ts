/** What the toy model knows: a text means those of which it has a word. */
const SUBJECTS = [/hum|buzz/i, /crack|splinter/i, /velvet|plush/i, /zebra|stripe/i]

/** Deterministic: the same words, the same vector; a text of no subject is far from all of them. */
export function toyVector(text: string): number[] {
  const subjects = SUBJECTS.map((subject) => (subject.test(text) ? 1 : 0.01))
  return [...subjects, subjects.every((one) => one < 1) ? 1 : 0]
}
