/** The longest test question, in characters; as the contract says. */
export const TEST_QUESTION_LIMIT = 2_000
/** The longest words that a reply must contain, in characters; as the contract says. */
export const TEST_WORDS_LIMIT = 200
