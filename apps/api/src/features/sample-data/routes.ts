import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { UserService } from '../users/index.ts'
import type { SampleDataService } from './service.ts'

/** Looking around before anything is connected. */
export function sampleDataHandlers(sampleData: SampleDataService, users: UserService) {
  return {
    async addSampleData(call) {
      const person = personOf(call)
      await sampleData.add(person.companyId)
      return { data: { user: await users.info(person) } }
    },
    async removeSampleData(call) {
      const person = personOf(call)
      await sampleData.remove(person.companyId)
      return { data: { user: await users.info(person) } }
    },
  } satisfies Partial<Handlers>
}
