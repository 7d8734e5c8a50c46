/**
 * Makes the migrations anew: the tables, and beside them what Drizzle can't describe: extensions, and each `tables.sql`. Each
 * `vectors.sql` is run at a start, where the database has pgvector.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

rmSync('migrations', { recursive: true, force: true })
execFileSync('drizzle-kit', ['generate', '--name', 'first'], { stdio: 'inherit' })
const first = readFileSync('migrations/0000_first.sql', 'utf8')
const extensions = readFileSync('src/platform/database/extensions.sql', 'utf8')
writeFileSync('migrations/0000_first.sql', `${extensions}--> statement-breakpoint\n${first}`)
for (const file of globSync('src/**/tables.sql').toSorted()) {
  appendFileSync('migrations/0000_first.sql', `\n--> statement-breakpoint\n${readFileSync(file, 'utf8')}`)
}
const vectors = globSync('src/**/vectors.sql').toSorted()
writeFileSync('migrations/vectors.sql', vectors.map((file) => readFileSync(file, 'utf8')).join('\n'))
