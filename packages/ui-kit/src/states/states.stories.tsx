import { IconClock, IconCode, IconCopy, IconPackage, IconX } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { buttonClassName } from '../button/button-class-name.ts'
import { LaterCard } from '../card/later-card.tsx'
import { Card } from '../stories/card.tsx'
import { SampleRow } from '../stories/sample-row.tsx'
import { minutesAgo } from '../stories/sample.ts'
import { sampleTickets } from '../stories/sample-tickets.ts'
import { TicketRowSkeleton } from '../ticket-row/ticket-row-skeleton.tsx'
import { ArrivalsStrip } from './arrivals-strip.tsx'
import { CopyButton } from './copy-button.tsx'
import { EmptyState } from './empty-state.tsx'
import { FilteredState } from './filtered-state.tsx'
import { ErrorPage } from './error-page.tsx'
import { LockedState } from './locked-state.tsx'
import { ProblemState } from './problem-state.tsx'
import { StaleStrip } from './stale-strip.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/States',
  parameters: whenToUse({
    use: 'Whatever a list or page can be in beside full. Empty invites to the next step, failed shows the catalogued words and Retry, stale keeps the last good rows, locked says who can change it.',
    not: 'A `Spinner` in the middle of a page: skeletons keep its shape.',
  }),
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No tickets yet"
      detail="New customer messages appear here."
      action={
        <Button variant="primary" leftIcon={<IconCode aria-hidden />}>
          Install the web chat
        </Button>
      }
    />
  ),
}

export const Filtered: Story = {
  render: () => (
    <FilteredState
      title="No open WhatsApp ticket from last week"
      detail="3 answered and 12 closed tickets match without the status filter."
      action={<Button leftIcon={<IconX aria-hidden />}>Clear filters</Button>}
    />
  ),
}

/** A place of a page that has nothing to show yet. */
export const Later: Story = {
  render: () => (
    <LaterCard
      icon={<IconClock />}
      title="Waiting longest"
      detail="Tickets appear here when the first customer writes."
    />
  ),
}

export const Problem: Story = {
  render: () => (
    <ProblemState
      title="Error on fetching webTickets"
      detail="Can’t reach the server. Your filters are kept. Check your connection."
      report="GET /tickets 503"
      onRetry={() => {}}
    />
  ),
}

export const Stale: Story = {
  render: () => (
    <>
      <StaleStrip title="Error on fetching webTickets" asOf={minutesAgo(9)} onRetry={() => {}} />
      {sampleTickets.slice(0, 3).map((ticket) => (
        <SampleRow key={ticket.key} ticket={ticket} />
      ))}
    </>
  ),
}

export const Loading: Story = {
  render: () => (
    <div aria-busy>
      <TicketRowSkeleton />
      <TicketRowSkeleton />
      <TicketRowSkeleton />
    </div>
  ),
}

export const Locked: Story = {
  render: () => (
    <LockedState
      title="Analytics needs an admin"
      detail="You are signed in as support. Camille Roy, owner, can change your role."
      action={
        <>
          <CopyButton variant="default" leftIcon={<IconCopy aria-hidden />} text="May I see analytics?">
            Copy a message to send
          </CopyButton>
          <Button variant="subtle">Back to tickets</Button>
        </>
      }
    />
  ),
}

export const NotFound: Story = {
  render: () => (
    <ErrorPage
      code={404}
      title="Page Not Found"
      detail="We couldn’t find this page. It may have moved, or the link may be incomplete."
      actions={
        <a href="#orders" className={buttonClassName()}>
          <IconPackage aria-hidden /> Orders
        </a>
      }
    />
  ),
}

export const LongText: Story = {
  render: () => (
    <ProblemState
      title="Aktualisierung der Benachrichtigungseinstellungen fehlgeschlagen: Verbindungszeitüberschreitung"
      detail="Der Server hat innerhalb von vierzig Sekunden nicht geantwortet. Ihre Eingaben bleiben erhalten, bis Sie es noch einmal versuchen."
      onRetry={() => {}}
    />
  ),
}

/** Something has come that the list does not show yet. */
export const Arrivals: Story = {
  render: () => <ArrivalsStrip onShow={() => undefined}>2 new emails</ArrivalsStrip>,
}
