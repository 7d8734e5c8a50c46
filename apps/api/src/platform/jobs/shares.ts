import type { Job } from './job.ts'

/** How many jobs of each company are at work in this process, of those of which a company has a share. */
export class Shares {
  readonly #atWork = new Map<string, { count: number; most: number }>()

  /** For a job that begins. @returns what says that it has ended. */
  take({ name, atOncePerCompany: most }: Job, companyId: string | null | undefined): () => void {
    if (!most || !companyId) return () => {}
    const key = keyOf(name, companyId)
    const share = this.#atWork.get(key) ?? { count: 0, most }
    share.count++
    this.#atWork.set(key, share)
    return () => {
      if (--share.count === 0) this.#atWork.delete(key)
    }
  }

  /** Whether another job of the company has to wait for one that is at work here. */
  areTaken(name: string, companyId: string): boolean {
    const share = this.#atWork.get(keyOf(name, companyId))
    return share !== undefined && share.count >= share.most
  }
}

const keyOf = (name: string, companyId: string) => `${name} ${companyId}`
