import type { ListingFileKind } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchFile } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { type AddressProblem, addressProblem } from './address-problem';

type FromAddressProps = {
  kinds: readonly ListingFileKind[];
  /** A previous URL, to be corrected. */
  before?: { url: string; kind: string };
};

/** Import from a URL: the server downloads the file and handles it like an upload. */
export function FromAddress({ kinds, before }: FromAddressProps) {
  const t = useT('imports');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [url, setUrl] = useState(before?.url ?? '');
  const [kind, setKind] = useState<string>(before?.kind ?? kinds[0] ?? 'csv');
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const asking = useMutation({
    mutationFn: (address: string) => fetchFile(cache, { kind, url: address }),
    onSuccess: ({ id }) => void navigate(`/app/imports/${id}`),
  });
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      // Native validation messages use the browser's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Read from the field, not from state: autofill may have changed it without an event.
        const typed = String(new FormData(event.currentTarget).get('url') ?? '').trim();
        setUrl(typed);
        const found = addressProblem(typed);
        setProblem(found);
        if (!found) asking.mutate(typed);
      }}
    >
      <TextField
        label={t(before ? 'new.sameAddress' : 'new.address')}
        name="url"
        type="url"
        inputMode="url"
        maxLength={2_000}
        value={url}
        {...(problem && { error: t(`new.${problem}`) })}
        onChange={({ target }) => {
          setUrl(target.value);
          setProblem(null);
        }}
      />
      <Select
        label={t('new.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}.name`) }))}
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={asking.isPending}
        disabled={url.trim() === ''}
        className="max-sm:w-full"
      >
        {t('new.fetch')}
      </Button>
      <p className="text-13 text-ink-3 sm:col-span-3">{t('new.addressHint')}</p>
      {asking.isError && (
        <Notice tone="loss" className="sm:col-span-3">
          {refusalOf(asking.error) ?? t('new.fetchFailed')}
        </Notice>
      )}
    </form>
  );
}
