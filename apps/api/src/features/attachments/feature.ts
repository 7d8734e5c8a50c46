import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { ofListedTicket } from '../tickets/tables.ts'
import { attachmentHandlers } from './routes.ts'
import { createAttachmentService, removeUnusedAttachments } from './service.ts'
import { deleteAttachmentsOf, listBlobs, listBlobsOfWeb, listNamed } from './store.ts'
import { attachments } from './tables.ts'

/** Files of messages. */
export const attachmentsFeature = defineServerFeature({
  id: 'attachments',
  tables: [
    exported(attachments, attachments.companyId, {
      name: 'attachments',
      columns: [
        'id',
        'companyId',
        'ticketId',
        'messageId',
        'isVisitors',
        'name',
        'type',
        'size',
        'width',
        'height',
        'createdAt',
      ],
      left: ['blob'],
      only: ofListedTicket(attachments.ticketId),
    }),
  ],
  blobs: { name: 'attachments', named: listNamed, ofCompany: listBlobs },
  handlers: ({ database, blobs }) => attachmentHandlers(createAttachmentService(database, blobs)),
  beforeWebGoes: listBlobsOfWeb,
  emptyTicket: (queries, { id }) => deleteAttachmentsOf(queries, id),
  housekeeping: [removeUnusedAttachments],
})
