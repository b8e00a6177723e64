import type { CuratorPage } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { createCuratorPage, readCuratorPage, updateCuratorPage } from '~/data/curators';
import { ApiError } from '~/lib/api-error';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import {
  bodyOf,
  type CuratorValues,
  isSameField,
  PAGE_FIELDS,
  readField,
  valuesOf,
} from './curator-form.values';

/** Somebody else saved first. `before`: what both started from. */
export type Conflict = { theirs: CuratorPage; mine: CuratorValues; before: CuratorValues };

const FIELDS = ['user_id', ...PAGE_FIELDS] as const satisfies readonly Path<CuratorValues>[];

export function useSavePage(form: UseFormReturn<CuratorValues>, page: CuratorPage | undefined) {
  const t = useT('curators');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [base, setBase] = useState(page);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useFormFailure(form);
  const isSaved = useRef(false);

  async function save(values: CuratorValues, from = base) {
    setFailure(null);
    try {
      const saved = from
        ? await updateCuratorPage(
            cache,
            { id: from.user_id, version: from.version },
            bodyOf(values),
          )
        : await createCuratorPage(cache, Number(values.user_id), bodyOf(values));
      isSaved.current = true;
      toast.success(t(from ? 'form.saved' : 'form.created'), { description: saved.display_name });
      void navigate('/app/curators', { replace: true });
    } catch (error) {
      const theirs =
        from && isChanged(error) && (await readCuratorPage(from.user_id).catch(() => null));
      if (theirs) setConflict({ theirs, mine: values, before: valuesOf(from) });
      else setFailure(showServerErrors(error, FIELDS, form.setError, t('form.failed')));
    }
  }

  /** The form goes on from the stored page, with these fields of mine. */
  function settle(
    { theirs, mine }: Conflict,
    isMine: (field: (typeof PAGE_FIELDS)[number]) => boolean,
  ) {
    setBase(theirs);
    setConflict(null);
    form.reset(valuesOf(theirs));
    for (const field of PAGE_FIELDS.filter(isMine))
      form.setValue(field, readField(mine, field) as never, { shouldDirty: true });
  }

  async function keepMine(conflict: Conflict) {
    const { theirs, mine, before } = conflict;
    settle(conflict, (field) => !isSameField(mine, before, field));
    await save(form.getValues(), theirs);
  }
  const takeTheirs = (conflict: Conflict) => settle(conflict, () => false);
  return { save, conflict, keepMine, takeTheirs, failure, isSaved };
}

const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'curator.changed';
