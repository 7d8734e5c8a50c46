import type { PlanNode, Statement } from './recorded-database.ts'

/** All steps of a plan. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** The names of tables that were read from end to end. */
export function tablesReadWhole(statements: readonly Statement[]): string[] {
  return statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
}

/** What came out of tables, and what was looked at in vain. */
export function rowsRead(statements: readonly Statement[]): number {
  return statements
    .flatMap(({ plan }) => nodesOf(plan))
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce((sum, node) => {
      const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
      return sum + rows * node['Actual Loops']
    }, 0)
}
