import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import { fileNameOf } from '../../platform/http/form-reader.ts'
import type { KnowledgeService } from './service.ts'

export function knowledgeHandlers(knowledge: KnowledgeService) {
  return {
    async listKnowledgeDocuments(call) {
      return { data: await knowledge.list(personOf(call), call.query) }
    },
    async getKnowledgeDocument(call) {
      return { data: { document: await knowledge.find(personOf(call), call.path.id) } }
    },
    async uploadFile(call) {
      const { file: bytes, title } = call.body
      const file = { bytes, title, name: fileNameOf(bytes) }
      return { data: { document: await knowledge.addFile(personOf(call), file, call.idempotencyKey) } }
    },
    async uploadText(call) {
      return { data: { document: await knowledge.addText(personOf(call), call.body, call.idempotencyKey) } }
    },
    async uploadPair(call) {
      return { data: { document: await knowledge.addPair(personOf(call), call.body, call.idempotencyKey) } }
    },
    async readText(call) {
      return { data: { document: await knowledge.readText(personOf(call), call.path.id) } }
    },
    async readPair(call) {
      return { data: { document: await knowledge.readPair(personOf(call), call.path.id) } }
    },
    async updateText(call) {
      return { data: { document: await knowledge.changeText(personOf(call), call.body) } }
    },
    async updatePair(call) {
      return { data: { document: await knowledge.changePair(personOf(call), call.body) } }
    },
    async removeKnowledgeDocument(call) {
      await knowledge.remove(personOf(call), call.path.id)
      return { data: {} }
    },
    async findAlikeSources(call) {
      return { data: { sources: await knowledge.alike(personOf(call), call.body) } }
    },
    async listPassages(call) {
      return { data: await knowledge.passages(personOf(call), call.path.id, call.query) }
    },
    async setKnowledgeLanguage(call) {
      return { data: { language: await knowledge.setLanguage(personOf(call), call.body.language) } }
    },
    async indexDocumentsAgain(call) {
      return { data: { documents: await knowledge.indexAgain(personOf(call), call.body.documentIds) } }
    },
    async forceIndexation(call) {
      return { data: { indexing: await knowledge.forceIndexation(personOf(call)) } }
    },
  } satisfies Partial<Handlers>
}
