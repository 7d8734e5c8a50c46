import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { LessonService } from './service.ts'

export function lessonHandlers(lessons: LessonService) {
  return {
    async proposeLesson(call) {
      return { data: { proposal: await lessons.propose(personOf(call), call.path.id) } }
    },
    async learnFromTicket(call) {
      return { data: { document: await lessons.teach(personOf(call), call.body) } }
    },
    async skipTicket(call) {
      return { data: await lessons.skip(personOf(call), call.body) }
    },
    async listLessons(call) {
      return { data: await lessons.list(personOf(call), call.query) }
    },
    async listUntaughtTickets(call) {
      return { data: await lessons.listUntaught(personOf(call), call.query) }
    },
    async decideLesson(call) {
      return { data: { lesson: await lessons.decide(personOf(call), call.path.id, call.body) } }
    },
  } satisfies Partial<Handlers>
}
