/** The longest texts that the contract takes, in characters. */
export const [LONGEST_TITLE, LONGEST_TEXT, LONGEST_QUESTION, LONGEST_ANSWER] = [200, 500_000, 1_000, 20_000]
