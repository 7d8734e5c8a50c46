/** In the address of the team's page: the form to invite people is open. */
export const inviteHash = 'invite'
