import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getReplyMailbox } from './mailbox-state.service.ts';

export function registerReplyRoutes(server: Server): void {
  serve(server, contract.getReplyMailbox, getReplyMailbox);
}
