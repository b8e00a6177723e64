import { type LeadTag, TAG_NAME_MAX } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isUndecided } from '~/data/outbox/change-failure';
import { makeTag } from '~/data/outbox/made-tags';
import { createTag, tagsQuery } from '~/data/tags';
import { isStepRequired, isUnauthenticated, refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { foldName, matchingTags } from './matching-tags';
import { TagChip } from './tag-chips';
import { useMadeTags } from './use-outbox';

type TagPickerProps = {
  chosen: readonly number[];
  onToggle: (tag: LeadTag, isChosen: boolean) => void;
  /** Labels that do not exist yet can be made. */
  canCreate?: boolean;
};

/** Type to narrow the list; what nobody has typed before can be added. */
export function TagPicker({ chosen, onToggle, canCreate = true }: TagPickerProps) {
  const t = useT('tags');
  const cache = useQueryClient();
  const [words, setWords] = useState('');
  const { data: saved = [] } = useQuery(tagsQuery);
  const kept = useMadeTags();
  /** Made in this list without a connection, and in no change yet. */
  const [made, setMade] = useState<readonly LeadTag[]>([]);
  const fresh = made.filter(({ id }) => !kept.some((tag) => tag.id === id));
  const tags = canCreate ? [...saved, ...kept, ...fresh] : saved;
  const found = matchingTags(tags, words);
  const name = words.trim();
  const isKnown = tags.some((tag) => foldName(tag.name) === foldName(name));
  const hasSeparator = /[,;]/.test(name);
  const making = useMutation({
    mutationFn: () => createTag(cache, name).catch((error: unknown) => keptTag(error, name)),
    onSuccess: (tag) => {
      if (tag.id < 0) setMade((now) => [...now, tag]);
      setWords('');
      onToggle(tag, true);
    },
  });
  const canMake = canCreate && name !== '' && !isKnown && !hasSeparator;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not send a form around it.
    event.preventDefault();
    const only = found.length === 1 || isKnown ? found[0] : undefined;
    if (name !== '' && only) {
      onToggle(only, !chosen.includes(only.id));
      setWords('');
    } else if (canMake && !making.isPending) making.mutate();
  };
  const failure = making.isError && (refusalOf(making.error) ?? t('createFailed'));
  return (
    <div className="grid gap-2">
      <TextField
        label={t(canCreate ? 'find' : 'search')}
        type="search"
        autoComplete="off"
        maxLength={TAG_NAME_MAX}
        value={words}
        error={failure || (hasSeparator && t('separators'))}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setWords(target.value);
          making.reset();
        }}
      />
      <ul aria-label={t('list')} className="max-h-64 overflow-y-auto">
        {found.map((tag) => (
          <li key={tag.id}>
            <Checkbox
              label={<TagChip tag={tag} />}
              checked={chosen.includes(tag.id)}
              onChange={({ target }) => onToggle(tag, target.checked)}
            />
          </li>
        ))}
      </ul>
      {canMake && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={making.isPending}
          onClick={() => making.mutate()}
        >
          <Plus aria-hidden="true" size={15} strokeWidth={1.5} />
          {t('create', { name })}
        </Button>
      )}
      {found.length === 0 && !canMake && <p className="text-14 text-ink-3">{t('none')}</p>}
    </div>
  );
}

/** Without a connection it is made on this device, and by the server with the change that uses it. */
function keptTag(error: unknown, name: string): LeadTag {
  const canWait = isUndecided(error) && !isUnauthenticated(error) && !isStepRequired(error);
  if (!canWait) throw error;
  return makeTag(name);
}
