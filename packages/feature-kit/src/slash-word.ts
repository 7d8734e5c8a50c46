/** What is typed to find a saved reply: where its slash stands, and what follows that. */
export interface SlashWord {
  from: number
  query: string
}

/** The word at the caret, where it begins with a slash. */
export function slashWordAt(text: string, caret: number): SlashWord | undefined {
  const match = /(^|\s)\/([^\s/]{0,30})$/.exec(text.slice(0, caret))
  const query = match?.[2]
  return query === undefined ? undefined : { from: caret - query.length - 1, query }
}
