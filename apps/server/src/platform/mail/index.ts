export {
  deleteLeadEmails,
  findFirstLeadEmail,
  listLeadsOfEmails,
} from './lead-emails.queries.ts';
export { deliveryOf, isMailConfigured, queueMail, withdrawMail } from './mail.service.ts';
export { isMessageTo } from './mail-erasure.queries.ts';
export { forgetMailFiles, forgetMailOf } from './mail-erasure.service.ts';
export type { MailContent, MailPerson } from './mail-layout.ts';
export type { MailListing } from './mail-listings.ts';
export { startMailLoop } from './mail-loop.ts';
export { replyKeysIn } from './message-id.ts';
export { listSecretMails, updateSecretMail } from './secret-mails.queries.ts';
