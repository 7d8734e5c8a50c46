/** Documented operations that no screen calls yet. It only ever gets shorter. */
export const missingCallers: readonly string[] = [
  'addGuild',
  'addGuildRole',
  'getBillingInfo',
  'getTicketStatistics',
  'listGuildMembers',
  'listNewEmailHeaders',
  'removeGuild',
  'removeGuildRole',
  'startTrial',
  'subscribe',
  'unsubscribe',
  'updateBillingInfo',
  'upgradeSubscription',
]
