import { valueOrNull } from '~/lib/person-name';
import { telephoneOf, whatsAppNumber } from '../lead-facts';
import type { TodayRow } from './today-rows';

export const ACTIONS = ['whatsapp', 'email', 'call', 'task', 'move', 'snooze', 'done'] as const;
export type Action = (typeof ACTIONS)[number];

/** Single keys; shown beside the buttons and in the bar. */
export const KEYS_OF: Record<Action, string> = {
  whatsapp: 'w',
  email: 'e',
  call: 'c',
  task: 't',
  move: 'm',
  snooze: 's',
  done: 'd',
};

/** What some rows have nothing for. */
export const isOptional = (action: Action): action is 'whatsapp' | 'email' | 'call' | 'done' =>
  action === 'whatsapp' || action === 'email' || action === 'call' || action === 'done';

/** Only what can work: a phone for calls, a country code for WhatsApp, something to finish. */
export function actionsFor(row: TodayRow): Action[] {
  const { phone, email } = row.lead;
  return ACTIONS.filter((action) => {
    if (action === 'whatsapp') return whatsAppNumber(phone) !== null;
    if (action === 'email') return valueOrNull(email) !== null;
    if (action === 'call') return telephoneOf(phone) !== null;
    return action !== 'done' || (row.section !== 'waiting' && row.section !== 'stuck');
  });
}
