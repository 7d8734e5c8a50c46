import { useLingui } from '@lingui/react/macro'
import { useWebChoice } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'

/** Says that a website was added, and offers to work on it. */
export function useAddedWebsite(): (id: string | undefined, name: string) => void {
  const { t } = useLingui()
  const toasts = useToasts()
  const choice = useWebChoice()
  return (id, name) => {
    const isFirst = choice.id === undefined
    toasts.show({
      tone: 'success',
      title: t`${name} was added`,
      ...(id !== undefined &&
        !isFirst && {
          action: { label: t({ context: 'website', message: 'Switch' }), onSelect: () => choice.choose(id) },
        }),
    })
  }
}
