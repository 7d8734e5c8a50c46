/** Documented operations that no screen calls yet. It only ever gets shorter. */
export const missingCallers: readonly string[] = [
  'addGuild',
  'addGuildRole',
  'getBillingInfo',
  'getTicketStatistics',
  'integrateMessenger',
  'integrateWhatsapp',
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
