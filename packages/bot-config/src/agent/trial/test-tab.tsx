import { ConversationSection } from './conversation-section.tsx'
import { TestSetSection } from './test-set-section.tsx'
import styles from './trial.module.css'
import type { Conversation } from './use-conversation.ts'
import type { TestSet } from './use-test-set.ts'

interface TestTabProps {
  webId: string
  conversation: Conversation
  /** Nothing on a backend that keeps no test questions. */
  set: TestSet | undefined
}

/** The AI agent, tried: in a conversation, and by questions that are asked again after each change. */
export function TestTab({ webId, conversation, set }: TestTabProps) {
  return (
    <div className={styles['tab']}>
      <ConversationSection conversation={conversation} />
      {set && <TestSetSection webId={webId} set={set} />}
    </div>
  )
}
