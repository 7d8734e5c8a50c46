import { useLingui } from '@lingui/react/macro'
import { LaterCard } from '@replybay/ui-kit'
import { IconMessageQuestion } from '@tabler/icons-react'

/** Says where the questions that no source answers will be seen. */
export function GapsLater() {
  const { t } = useLingui()
  return (
    <LaterCard
      icon={<IconMessageQuestion />}
      title={t`Unanswered questions`}
      detail={t`Questions that your sources can’t answer appear here.`}
    />
  )
}
