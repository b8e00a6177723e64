import { isEmailAddress } from '@alpha/contract';
import { findEmailFacts, nameOf } from '../../crm/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { AnsweredLink, ReaderRow } from './answers.service.ts';
import { isUnaddressed } from './unaddressed.ts';

/** The reader, as the sender may know them. */
export type Person = {
  /** Empty: unknown. */
  name: string;
  /** The address that the link was sent to; empty for none. */
  sentTo: string;
  /** Name and contact are what the reader typed. */
  isClaimed: boolean;
  contact: string;
  /** Where a reply to the notice goes; empty: to nobody. */
  replyTo: string;
};

type Read = { link: AnsweredLink; leadId: number | null; reader: ReaderRow };

/** The name of the lead, whose owner gets the notice; without a lead only the address that was written to. */
export async function personOf(ctx: Ctx, { link, leadId, reader }: Read): Promise<Person> {
  if (isUnaddressed(link)) {
    const { readerName: name, readerContact: contact } = reader;
    const replyTo = isEmailAddress(contact) ? contact : '';
    return { name: name || contact, sentTo: '', isClaimed: true, contact, replyTo };
  }
  const facts = leadId === null ? undefined : await findEmailFacts(ctx.db, leadId);
  const name = facts ? nameOf(facts) : '';
  const sentTo = isEmailAddress(link.email) ? link.email : '';
  return { name: name || sentTo, sentTo, isClaimed: false, contact: '', replyTo: sentTo };
}
