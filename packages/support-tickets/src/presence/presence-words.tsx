import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PresentPerson } from '@replybay/api-client'
import { Avatar } from '@replybay/ui-kit'
import { firstName } from '../model/first-name.ts'
import { isWritingPerson, useLapsing } from './use-lapsing.ts'
import styles from './presence.module.css'
import { TypingDots } from './typing-dots.tsx'

/** Says who writes, or else who looks. */
export function PresenceWords({ people: told }: { people: readonly PresentPerson[] }) {
  const people = useLapsing(told)
  const writing = people.filter(isWritingPerson)
  const shown = writing.length > 0 ? writing : people
  const words = usePresenceWords(people)
  if (people.length === 0) return null
  return (
    <span
      className={styles['words']}
      data-writing={writing.length > 0 || undefined}
      title={shown.map(({ name }) => name).join(', ')}
    >
      <span className={styles['avatars']}>
        {shown.slice(0, 2).map(({ _id, name }) => (
          <Avatar key={_id} name={name} size={18} />
        ))}
      </span>
      <span className={styles['text']} dir="auto">
        {words}
      </span>
      {writing.length > 0 && <TypingDots />}
    </span>
  )
}

/** What others do in a ticket, in one sentence. */
export function usePresenceWords(people: readonly PresentPerson[]): string {
  const { t } = useLingui()
  const writing = people.filter(isWritingPerson)
  const shown = writing.length > 0 ? writing : people
  const [one = '', other = ''] = shown.map(({ name }) => firstName(name))
  const more = shown.length - 1
  if (writing.length === 0) {
    if (shown.length === 1) return t`${one} is viewing this`
    if (shown.length === 2) return t`${one} and ${other} are viewing this`
    return t`${one} and ${plural(more, { one: '# other', other: '# others' })} are viewing this`
  }
  if (writing.length === 1) {
    return writing[0]?.doing === 'noting' ? t`${one} is typing a note` : t`${one} is typing a reply`
  }
  if (writing.length === 2) return t`${one} and ${other} are typing`
  return t`${one} and ${plural(more, { one: '# other', other: '# others' })} are typing`
}
