import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { KnowledgeProblem } from '@replybay/api-client'

const words: Readonly<Record<KnowledgeProblem, MessageDescriptor>> = {
  broken: msg`The file is damaged`,
  empty: msg`It contains no text`,
  error: msg`The server couldn’t index it. Try again.`,
  'forbidden-address': msg`The address leads to a private network`,
  'not-found': msg`The page doesn’t exist`,
  password: msg`The file is password-protected`,
  refused: msg`The website doesn’t let us read it`,
  scan: msg`It’s a scan: its pages are images without text`,
  timeout: msg`It took too long to read`,
  'too-large': msg`It’s too large once unpacked`,
  unreachable: msg`The website isn’t responding`,
  'wrong-type': msg`Files of this type can’t be read`,
}

/** Why a source is not known, in words. */
export function useProblemWords(): (problem: KnowledgeProblem | undefined) => string {
  const { t } = useLingui()
  return (problem) => {
    // A newer server may name a problem that this build does not know.
    const word = problem && (words[problem] as MessageDescriptor | undefined)
    return word ? t(word) : t`Unknown error`
  }
}
