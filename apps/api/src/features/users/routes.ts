import type { ConfirmPassword, InvitationService } from '../auth/index.ts'
import { personOf, type Handlers, type Person } from '../../platform/contract/handlers.ts'
import { StreamedAnswer } from '../../platform/http/streamed-answer.ts'
import type { CompanyService } from './company.ts'
import type { DeletionService } from './deletion.ts'
import type { ProfileService } from './profile.ts'
import type { UserService } from './service.ts'
import type { TeamService } from './team.ts'

interface UserServices {
  confirm: ConfirmPassword
  users: UserService
  profile: ProfileService
  company: CompanyService
  team: TeamService
  invitations: InvitationService
  deletion: DeletionService
  /** Everything that is stored of a company, as JSON in pieces. */
  exportAll: (companyId: string) => AsyncGenerator<string>
}

/** @see specification §7, Users */
export function userHandlers(services: UserServices) {
  const { confirm, users, profile, company, team, invitations, deletion, exportAll } = services
  const answerWithUser = async (person: Person) => ({ data: { user: await users.info(person) } })
  return {
    async getUserInfo(call) {
      return answerWithUser(personOf(call))
    },
    async updateUser(call) {
      await profile.update(personOf(call), call.body)
      return answerWithUser(personOf(call))
    },
    async updateAvatar(call) {
      await profile.setAvatar(personOf(call), call.body.avatar)
      return answerWithUser(personOf(call))
    },
    async changePassword(call) {
      call.keepDevice(await profile.changePassword(personOf(call), call.body, call.over()))
      return { data: {} }
    },
    async updateCompany(call) {
      await company.update(personOf(call).companyId, call.body)
      return answerWithUser(personOf(call))
    },
    async updateCompanyDetails(call) {
      await company.updateDetails(personOf(call).companyId, call.body)
      return answerWithUser(personOf(call))
    },
    async setReturnPolicy(call) {
      await company.setReturnPolicy(personOf(call).companyId, call.body)
      return answerWithUser(personOf(call))
    },
    async setAutoReturns(call) {
      await company.setAutoReturns(personOf(call).companyId, call.body.disable)
      return answerWithUser(personOf(call))
    },
    async listSupports(call) {
      const { companyId } = personOf(call)
      return { data: { supports: await team.list(companyId, ['owner', 'admin', 'support']) } }
    },
    async listWarehouses(call) {
      return { data: { warehouses: await team.list(personOf(call).companyId, ['warehouse']) } }
    },
    async resendInvitation(call) {
      await invitations.resend(personOf(call), call.path.id)
      return { data: {} }
    },
    async createInvitationLink(call) {
      return { data: { link: await invitations.createLink(personOf(call), call.path.id) } }
    },
    async revokeInvitation(call) {
      await invitations.revoke(personOf(call), call.path.id)
      return { data: {} }
    },
    async changeMemberRole(call) {
      await team.changeRole(personOf(call), call.path.id, call.body)
      return { data: {} }
    },
    async removeMember(call) {
      await team.remove(personOf(call), call.path.id)
      return { data: {} }
    },
    async handOverOwnership(call) {
      await team.handOver(personOf(call), call.path.id, call.body.password)
      return answerWithUser(personOf(call))
    },
    async deleteAccount(call) {
      await deletion.deleteAccount(personOf(call), call.body.password)
      return { data: {} }
    },
    async exportAccount(call) {
      await confirm(personOf(call), call.body.password)
      const name = `replybay-${new Date().toISOString().slice(0, 10)}.json`
      return new StreamedAnswer(name, exportAll(personOf(call).companyId))
    },
  } satisfies Partial<Handlers>
}
