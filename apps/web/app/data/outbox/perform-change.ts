import * as api from '@alpha/contract';
import { call } from '~/lib/api-client';
import type { ChosenContacts } from '../contacts';
import type {
  BulkAction,
  ChangedLead,
  LeadAction,
  LooseAction,
  LostAction,
  Subject,
} from './change';
import { type TagChange, withServerTags } from './made-tags';

type Options = { idempotencyKey: string };

/** The one request of a change. */
export function performChange(change: Subject & { key: string }): Promise<unknown> {
  const options = { idempotencyKey: change.key };
  return change.lead
    ? performOnLead(change.lead, change.action, options)
    : performLoose(change.action, options);
}

function performOnLead({ id }: ChangedLead, action: LeadAction, options: Options) {
  const params = { id };
  switch (action.kind) {
    case 'write':
      return call(api.addActivity, { params, body: action.body }, options);
    case 'message': {
      const body = { ...action.body, idempotency_key: options.idempotencyKey };
      return call(api.sendLeadMessage, { params, body });
    }
    case 'activity': {
      const entry = { id: action.activityId };
      return call(api.updateActivity, { params: entry, body: action.body }, options);
    }
    case 'remove':
      return call(api.deleteActivity, { params: { id: action.activityId } }, options);
    case 'attention':
      return call(api.updateLeadAttention, { params, body: action.body }, options);
    case 'tags':
      return tagAll({ ids: [id] }, action.body, options);
    case 'delete':
      return call(api.deleteLead, { params }, options);
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

function performLoose(action: LooseAction, options: Options) {
  switch (action.kind) {
    case 'create':
      return call(api.createLead, { body: action.body }, options);
    case 'bulk':
      return performBulk(action, options);
    case 'lost':
      return performLost(action, options);
  }
}

function performBulk({ edit, chosen }: BulkAction, options: Options) {
  switch (edit.kind) {
    case 'assign':
      return call(api.assignLeads, { body: { ...chosen, user_id: edit.user_id } }, options);
    case 'move': {
      const { lead_status_id } = edit;
      return call(api.moveLeads, { body: { ...chosen, lead_status_id } }, options);
    }
    case 'tag':
      return tagAll(chosen, edit, options);
    case 'field': {
      const { field_id, value } = edit;
      return call(api.changeLeadsField, { body: { ...chosen, field_id, value } }, options);
    }
    case 'delete':
      return call(api.deleteLeads, { body: chosen }, options);
  }
}

const tagAll = async (chosen: ChosenContacts, change: TagChange, options: Options) =>
  call(api.tagLeads, { body: { ...chosen, ...(await withServerTags(change)) } }, options);

/** Without leads, the answer of the bulk change that they were in was lost: the server refuses it. */
const performLost = ({ leads, body }: LostAction, options: Options) =>
  call(api.setLostReason, { body: { ...leads, ...body } }, options);
