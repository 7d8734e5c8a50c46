/** What is asked of a row before it is done: until when it sleeps, to whom it goes, its tags. */
export type RowMenuKey = 'snooze' | 'assign' | 'tags'
