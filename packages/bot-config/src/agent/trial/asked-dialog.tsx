import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TestQuestion } from '@replybay/api-client'
import { Banner, Button, Dialog, SegmentedControl } from '@replybay/ui-kit'
import { useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { ClosedTickets, Gaps } from './asked-lists.tsx'
import styles from './trial.module.css'
import { useAddTests } from './use-add-tests.ts'

interface AskedDialogProps {
  webId: string
  /** What is tested already. */
  tests: readonly TestQuestion[]
  isOpen: boolean
  onClose: () => void
}

/** Test questions from what customers asked: what the AI agents could not answer, and what people have answered. */
export function AskedDialog({ isOpen, onClose, ...props }: AskedDialogProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState('gaps')
  const { chosen, choose, add, isAdding, failure } = useAddTests({ webId: props.webId, onAdded: onClose })
  const tested = new Set(props.tests.map(({ question }) => question.trim()))
  const List = from === 'gaps' ? Gaps : ClosedTickets
  return (
    <Dialog
      title={t`Add customer questions`}
      isOpen={isOpen}
      onClose={onClose}
      onSave={add}
      persistent={chosen.size > 0}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={chosen.size === 0} loading={isAdding} onClick={add}>
            <Plural
              value={chosen.size}
              _0="Add test questions"
              one="Add # test question"
              other="Add # test questions"
            />
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {failure && (
          <Banner tone="danger">
            <ErrorWords operation="addTestQuestion" error={failure.error} />{' '}
            <Plural value={chosen.size} one="# wasn’t added." other="# weren’t added." />
          </Banner>
        )}
        <SegmentedControl
          label={t`Questions from`}
          value={from}
          onChange={setFrom}
          options={[
            { value: 'gaps', label: t`Unanswered questions` },
            { value: 'tickets', label: t`Closed tickets` },
          ]}
        />
        <List tested={tested} chosen={chosen} onChoose={choose} />
      </div>
    </Dialog>
  )
}
