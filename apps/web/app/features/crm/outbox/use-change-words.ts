import type { Change } from '~/data/outbox/change';
import { useT } from '~/lib/i18n/use-t';

/** What a change does, and what the person typed or chose. */
export function useChangeWords(): (change: Change) => { what: string; words: string } {
  const t = useT('outbox');
  return ({ action }) => {
    switch (action.kind) {
      case 'write': {
        const { kind, body = '' } = action.body;
        return { what: t(`write.${kind}`), words: body };
      }
      case 'move':
        return { what: t('move'), words: action.column };
      case 'facts':
        return { what: t('facts'), words: action.words };
      case 'attention':
        return { what: t('attention'), words: action.words };
      case 'activity':
        return { what: t('activity'), words: action.words };
    }
  };
}
