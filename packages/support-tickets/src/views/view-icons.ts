import {
  IconCircleCheck,
  IconInbox,
  IconMail,
  IconMessageReply,
  IconMoon,
  IconStack2,
  IconUser,
  IconUserOff,
} from '@tabler/icons-react'

/** What stands beside the names of the views that everybody has. */
export const viewIcons = {
  open: IconInbox,
  mine: IconUser,
  unassigned: IconUserOff,
  unread: IconMail,
  snoozed: IconMoon,
  answered: IconMessageReply,
  closed: IconCircleCheck,
  all: IconStack2,
}
