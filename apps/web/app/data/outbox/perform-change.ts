import * as api from '@alpha/contract';
import { call } from '~/lib/api-client';
import type { AnswerOf, Change, ChangeAction } from './change';

/** The one request of a change. */
export function performChange<A extends ChangeAction>(
  change: Pick<Change, 'key' | 'lead'> & { action: A },
): Promise<AnswerOf<A>> {
  return request(change) as Promise<AnswerOf<A>>;
}

function request({
  key: idempotencyKey,
  lead: { id },
  action,
}: Pick<Change, 'key' | 'lead' | 'action'>) {
  const params = { id };
  const options = { idempotencyKey };
  switch (action.kind) {
    case 'write':
      return call(api.addActivity, { params, body: action.body }, options);
    case 'activity':
      return call(
        api.updateActivity,
        { params: { id: action.activityId }, body: action.body },
        options,
      );
    case 'attention':
      return call(api.updateLeadAttention, { params, body: action.body }, options);
    case 'move': {
      const { to: lead_status_id, version } = action;
      return call(api.moveLead, { params, body: { lead_status_id, version } }, options);
    }
    case 'facts': {
      const { body, statusId: lead_status_id, version } = action;
      return call(api.updateLead, { params, body: { ...body, lead_status_id, version } }, options);
    }
  }
}
