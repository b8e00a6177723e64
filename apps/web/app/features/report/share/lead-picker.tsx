import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { leadChoicesQuery, readLead } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { IconButton } from '~/ui/icon-button';
import { SearchField } from '~/ui/search-field';

const PAUSE_MS = 300;

type LeadPickerProps = {
  lead: Lead | null;
  isDisabled: boolean;
  onPick: (lead: Lead | null) => void;
};

/** The lead a report is for: brings its address and language. */
export function LeadPicker({ lead, isDisabled, onPick }: LeadPickerProps) {
  const t = useT('share');
  const nameOf = usePersonName();
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data: found } = useQuery(leadChoicesQuery(search));
  if (lead)
    return (
      <div className="flex items-center gap-3 rounded-2 border border-line bg-sunken py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1 text-15">
          <span className="block text-13 text-ink-2">{t('lead.label')}</span>
          <span className="font-medium wrap-anywhere">{nameOf(lead)}</span>
        </p>
        <IconButton label={t('lead.remove')} disabled={isDisabled} onClick={() => onPick(null)}>
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
    );
  async function pick(id: number) {
    const chosen = await readLead(id).catch(() => null);
    if (!chosen) return;
    setText('');
    onPick(chosen);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search must not send the email.
    <div
      className="grid gap-2"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
    >
      <SearchField
        label={t('lead.search')}
        placeholder={t('lead.placeholder')}
        maxLength={200}
        value={text}
        onValueChange={setText}
      />
      {search.length > 1 && found && (
        <ul aria-label={t('lead.found')} className="rounded-2 border border-line">
          {found.length === 0 && (
            <li className="px-3 py-2.5 text-14 text-ink-3">{t('lead.none')}</li>
          )}
          {found.map((row) => (
            <li key={row.id} className="not-last:border-b not-last:border-line">
              <button
                type="button"
                disabled={isDisabled}
                onClick={() => void pick(row.id)}
                className="grid min-h-11 w-full cursor-pointer content-center px-3 py-1.5 text-left hover:bg-sunken"
              >
                <span className="text-15 font-medium">{nameOf(row)}</span>
                <span className="text-13 wrap-anywhere text-ink-3">{row.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
