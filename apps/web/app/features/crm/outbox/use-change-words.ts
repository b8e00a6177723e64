import type { BulkEdit, Change, LeadAction } from '~/data/outbox/change';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';

type Words = {
  /** The contact, or how many. */
  who: string;
  what: string;
  /** What the person typed or chose. */
  words: string;
};

/** A change as a line of the list of what waits. */
export function useChangeWords(): (change: Change) => Words {
  const t = useT('outbox');
  const nameOf = usePersonName();
  const ofLead = (action: LeadAction): Omit<Words, 'who'> => {
    switch (action.kind) {
      case 'write':
        return { what: t(`write.${action.body.kind}`), words: action.body.body ?? '' };
      case 'message': {
        const { channel, subject, body } = action.body;
        return { what: t(`message.${channel}`), words: [subject, body].filter(Boolean).join('\n') };
      }
      case 'move':
        return { what: t('move'), words: action.column };
      case 'activity':
        return { what: t(`activity.${activityKind(action.body)}`), words: action.words };
      case 'remove':
        return { what: t(`remove.${action.entry}`), words: action.words };
      default:
        return { what: t(action.kind), words: action.words };
    }
  };
  return (change) => {
    const { lead, action } = change;
    if (lead) return { who: nameOf(lead), ...ofLead(action) };
    if (action.kind === 'create') {
      const { email, phone } = action.body;
      return { who: nameOf(action.body), what: t('create'), words: [email, phone].join(' · ') };
    }
    const { count, words } = action;
    if (action.kind === 'bulk')
      return { who: t('contacts', { count }), what: t(`bulk.${bulkKind(action.edit)}`), words };
    return { who: action.name ?? t('contacts', { count }), what: t('lost'), words };
  };
}

const activityKind = ({
  body,
  is_done,
}: {
  body?: string | undefined;
  is_done?: boolean | undefined;
}) => (body !== undefined || is_done === undefined ? 'edited' : is_done ? 'done' : 'reopened');

const bulkKind = (edit: BulkEdit) =>
  edit.kind === 'tag' ? (edit.add_ids.length > 0 ? 'addTags' : 'removeTags') : edit.kind;
