import type { EmailMessage } from '@replybay/api-client'
import { inFull } from '../model/sender.ts'

interface Words {
  /** Above it. */
  title: string
  from: string
  to: string
  date: string
  subject: string
  /** When it was written, in words. */
  time: string
}

/** An email as it stands below what somebody writes who forwards it. */
export function forwardedText(
  { from, to = [], subject = '', text = '' }: EmailMessage,
  words: Words,
): string {
  return [
    `---------- ${words.title} ----------`,
    `${words.from} ${from ? inFull(from) : '?'}`,
    `${words.date} ${words.time}`,
    `${words.subject} ${subject}`,
    `${words.to} ${to.map(inFull).join(', ')}`,
    '',
    text.trim(),
  ].join('\n')
}
