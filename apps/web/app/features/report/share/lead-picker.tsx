import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { leadChoicesQuery, readLead } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Combobox } from '~/ui/combobox';
import { IconButton } from '~/ui/icon-button';

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
  const [hasFailed, setFailed] = useState(false);
  /** Focus follows what the person did: from the field to the chosen lead, and back. */
  const [hasMoved, setMoved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasMoved && !lead) field.current?.focus();
  }, [hasMoved, lead]);
  if (lead)
    return (
      <div className="flex items-center gap-3 rounded-2 border border-line bg-sunken py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1 text-15">
          <span className="block text-13 text-ink-2">{t('lead.label')}</span>
          <span className="font-medium wrap-anywhere">{nameOf(lead)}</span>
        </p>
        <IconButton
          label={t('lead.remove')}
          disabled={isDisabled}
          autoFocus={hasMoved}
          onClick={() => onPick(null)}
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
    );
  async function pick(id: number) {
    const chosen = await readLead(id).catch(() => null);
    setFailed(!chosen);
    if (!chosen) return;
    setText('');
    setMoved(true);
    onPick(chosen);
  }
  return (
    <Combobox
      ref={field}
      label={t('lead.search')}
      placeholder={t('lead.placeholder')}
      listLabel={t('lead.found')}
      none={t('lead.none')}
      error={hasFailed ? t('lead.failed') : undefined}
      readOnly={isDisabled}
      value={text}
      onValueChange={setText}
      options={
        search.length > 1
          ? found?.map((row) => ({ id: row.id, name: nameOf(row), note: row.email }))
          : undefined
      }
      onPick={(id) => void pick(id)}
    />
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
