/**
 * After a whole run: every documented operation was really called by the dashboard, in a story or end to end, or is known
 * to be missing.
 */
import { calledOperations, documentedOperations } from './called-operations.ts'
import { missingCallers } from './missing-callers.ts'

const called = await calledOperations()
const missing = new Set(missingCallers)
const faults = [
  ...documentedOperations
    .filter((id) => !called.has(id) && !missing.has(id))
    .map((id) => `${id}: no test saw the dashboard call it`),
  ...missingCallers
    .filter((id) => called.has(id))
    .map((id) => `${id}: the dashboard calls it; take it out of e2e/missing-callers.ts`),
  ...missingCallers
    .filter((id) => !documentedOperations.includes(id))
    .map((id) => `${id}: is not a documented operation; take it out of e2e/missing-callers.ts`),
]
for (const fault of faults) console.error(fault)
console.warn(
  `${called.size} operations called, ${missing.size} of ${documentedOperations.length} still without a caller`,
)
process.exitCode = faults.length > 0 ? 1 : 0
