import { Tag } from '@replybay/ui-kit'
import { IconPackage } from '@tabler/icons-react'

const ROOM_FOR = 2
const orderNumber = /^[A-Z]{2,}-\d+$/

/** The first tags of a ticket; an order's number is known by its icon. */
export function TicketTags({ tags }: { tags: readonly string[] }) {
  return tags.slice(0, ROOM_FOR).map((tag) => (
    <Tag key={tag} icon={orderNumber.test(tag) && <IconPackage aria-hidden />}>
      {tag}
    </Tag>
  ))
}
