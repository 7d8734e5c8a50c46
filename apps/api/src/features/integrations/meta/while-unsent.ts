import { Trouble } from '../trouble.ts'

/** Of what is only uploaded: an answer that is lost has told nobody anything. */
export async function whileUnsent<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    throw new Trouble(error.problem, { ...error.details, isUnknown: false })
  }
}
