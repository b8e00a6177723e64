import { useQuery } from '@tanstack/react-query';
import type { ContactFilter } from '~/data/contacts';
import { tagsQuery } from '~/data/tags';
import { readTagIds } from '~/features/crm/tag-ids';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** The chosen labels in words: “Cash buyer or VIP”. */
export function useTagFilterWords({ tags: chosen, tags_match }: ContactFilter): () => string {
  const t = useT('contacts');
  const locale = useLocale();
  const { data: tags } = useQuery({ ...tagsQuery, enabled: chosen !== undefined });
  return () => {
    const names = readTagIds(chosen).map((id) =>
      tags ? (tags.find((tag) => tag.id === id)?.name ?? t('filter.unknown')) : '…',
    );
    const type = tags_match === 'all' ? 'conjunction' : 'disjunction';
    return new Intl.ListFormat(locale, { type }).format(names);
  };
}
