import type { PresentPerson } from '@replybay/api-client'
import { Avatar, VisuallyHidden } from '@replybay/ui-kit'
import { IconEye } from '@tabler/icons-react'
import { isWritingPerson, useLapsing } from './use-lapsing.ts'
import { usePresenceWords } from './presence-words.tsx'
import styles from './presence.module.css'
import { TypingDots } from './typing-dots.tsx'

/** Who looks at a ticket of the list or writes in it, at the end of its last line. */
export function RowPresence({ people: told }: { people: readonly PresentPerson[] }) {
  const people = useLapsing(told)
  const words = usePresenceWords(people)
  const writing = people.filter(isWritingPerson)
  const isWriting = writing.length > 0
  const first = isWriting ? [...writing, ...people.filter((person) => !isWritingPerson(person))] : people
  const more = people.length - 2
  if (people.length === 0) return null
  return (
    <span className={styles['row']} data-writing={isWriting || undefined} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {!isWriting && <IconEye aria-hidden />}
      <span className={styles['avatars']}>
        {first.slice(0, 2).map(({ _id, name }) => (
          <Avatar key={_id} name={name} size={18} />
        ))}
      </span>
      {more > 0 && <span aria-hidden>{`+${more}`}</span>}
      {isWriting && <TypingDots />}
    </span>
  )
}
