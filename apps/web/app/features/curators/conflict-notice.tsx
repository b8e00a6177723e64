import { useT } from '~/lib/i18n/use-t';
import { ConflictPanel } from '~/ui/conflict-panel';
import {
  type CuratorValues,
  isSameField,
  PAGE_FIELDS,
  type PageField,
  readField,
  valuesOf,
} from './curator-form.values';
import type { Conflict } from './use-save-page';

type ConflictNoticeProps = {
  conflict: Conflict;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** What the other person changed, which fields both changed, and how to go on. */
export function ConflictNotice({ conflict, ...handling }: ConflictNoticeProps) {
  const t = useT('curators');
  const { mine, before } = conflict;
  const now = valuesOf(conflict.theirs);
  const changed = PAGE_FIELDS.filter((field) => !isSameField(now, before, field));
  const isMine = (field: PageField) => !isSameField(mine, before, field);
  const both = changed.filter((field) => isMine(field) && !isSameField(mine, now, field));
  const say = useFieldWords();
  return (
    <ConflictPanel
      title={t('conflict.title')}
      text={t(both.length > 0 ? 'conflict.both' : 'conflict.apart')}
      rows={changed.map((field) => ({
        key: field,
        name: say.name(field),
        theirs: t('conflict.theirs', { value: say.value(now, field) }),
        mine: isMine(field) ? t('conflict.mine', { value: say.value(mine, field) }) : null,
      }))}
      keepMine={t('conflict.keepMine')}
      takeTheirs={t('conflict.takeTheirs')}
      {...handling}
    />
  );
}

function useFieldWords() {
  const t = useT('curators');
  const senders = useT('sender');
  const named = (code: string) => t(`language.${code as 'es'}`);
  return {
    name(field: PageField): string {
      const [part, language] = field.split('.');
      if (part === 'headline' || part === 'about')
        return t(`form.${part}`, { language: named(language ?? '') });
      if (field === 'display_name') return t('form.name');
      if (field === 'slug') return t('form.slug');
      return t(field === 'languages' ? 'form.languages' : 'form.visibility');
    },
    value(values: CuratorValues, field: PageField): string {
      if (field === 'is_published') return t(values.is_published ? 'conflict.yes' : 'conflict.no');
      if (field === 'languages')
        return values.languages.map((code) => senders(`language.${code as 'es'}`)).join(', ');
      return String(readField(values, field)) || t('conflict.nothing');
    },
  };
}
