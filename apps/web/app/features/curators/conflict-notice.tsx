import { useEffect, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
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
export function ConflictNotice({
  conflict,
  isBusy,
  onKeepMine,
  onTakeTheirs,
}: ConflictNoticeProps) {
  const t = useT('curators');
  const { mine, before } = conflict;
  const now = valuesOf(conflict.theirs);
  const changed = PAGE_FIELDS.filter((field) => !isSameField(now, before, field));
  const isMine = (field: PageField) => !isSameField(mine, before, field);
  const both = changed.filter((field) => isMine(field) && !isSameField(mine, now, field));
  const say = useFieldWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="my-7 grid max-w-250 gap-4 rounded-3 border border-loss/40 bg-surface p-5"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-18 outline-none">
          {t('conflict.title')}
        </h2>
        <p className="mt-1 text-14 text-pretty text-ink-2">
          {t(both.length > 0 ? 'conflict.both' : 'conflict.apart')}
        </p>
      </div>
      <dl className="grid border-t border-line text-14">
        {changed.map((field) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 md:grid-cols-[11rem_1fr_1fr]"
          >
            <dt className="text-ink-2">{say.name(field)}</dt>
            <dd className="wrap-anywhere">
              {t('conflict.theirs', { value: say.value(now, field) })}
            </dd>
            <dd className="wrap-anywhere text-ink-2">
              {isMine(field) && t('conflict.mine', { value: say.value(mine, field) })}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
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
