/** Makes the migrations anew: the tables, and beside them what Drizzle can't describe, of each `tables.sql`. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs'

rmSync('migrations', { recursive: true, force: true })
execFileSync('drizzle-kit', ['generate', '--name', 'first'], { stdio: 'inherit' })
for (const file of globSync('src/**/tables.sql').toSorted()) {
  appendFileSync('migrations/0000_first.sql', `\n--> statement-breakpoint\n${readFileSync(file, 'utf8')}`)
}
