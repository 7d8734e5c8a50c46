import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { type Command, type PaletteSourceProps, useLimitRule, usePaletteSource } from '@replybay/ui-kit'
import { IconCheck, IconPlus, IconTag } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { TAG_LIMIT, tagsInUse } from '../../model/tags-in-use.ts'
import { hasTag, matchTags } from '../../tags/tag-matches.ts'
import type { TicketStep } from '../../change/ticket-step.ts'

interface TagStepProps extends PaletteSourceProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

const NONE: string[] = []
const leaveAsIs = () => undefined

/** The tags of the team, those first that begin as is typed, and a new one; what the ticket has already is only found. */
export function TagStep({ ticket: { tags = NONE }, search: { words }, onChange, onFound }: TagStepProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isFitting = useLimitRule()(TAG_LIMIT)(words) === true
  const used = tagsInUse(client)
  const commands = matchTags(words, [...new Set([...used, ...tags])])
    .filter((tag) => words !== '' || !tags.includes(tag))
    .map((tag): Command => {
      const command = { id: `tag-${tag}`, label: tag }
      return tags.includes(tag)
        ? { ...command, detail: t`Already on this ticket`, icon: <IconCheck />, run: leaveAsIs }
        : { ...command, icon: <IconTag />, run: () => onChange({ addTag: tag }) }
    })
  const isNew = words !== '' && isFitting && !isOrderNumber(words) && !hasTag(words, [...used, ...tags])
  const create = {
    id: 'new-tag',
    label: t`Create tag “${words}”`,
    icon: <IconPlus />,
    run: () => onChange({ addTag: words }),
  }
  usePaletteSource('tags', onFound, {
    sections: [
      // Letters find a tag here, also those within a word.
      { id: 'tags', title: t`Tags`, found: 'now', commands: isNew ? [...commands, create] : commands },
    ],
  })
  return null
}
