import {
  isContact,
  MAX_READER_CONTACT_LENGTH,
  MAX_READER_NAME_LENGTH,
} from '@alpha/contract/reader-contact';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';

/** Who the reader is, in their own words. */
export type SaidBy = { name: string; contact: string };

export const NOBODY: SaidBy = { name: '', contact: '' };

export const hasBadContact = ({ contact }: SaidBy): boolean =>
  contact.trim() !== '' && !isContact(contact);

type ReaderFieldsProps = {
  reader: SaidBy;
  isChecked: boolean;
  hasFocus?: boolean;
  onChange: (reader: SaidBy) => void;
};

/** Behind a link that was made for nobody in particular: the sender cannot know who reads it. */
export function ReaderFields({ reader, isChecked, hasFocus = false, onChange }: ReaderFieldsProps) {
  const t = useT('sender');
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <TextField
        label={t('reader.name')}
        isOptional
        autoComplete="name"
        autoFocus={hasFocus}
        maxLength={MAX_READER_NAME_LENGTH}
        value={reader.name}
        onChange={({ target }) => onChange({ ...reader, name: target.value })}
      />
      <TextField
        label={t('reader.contact')}
        isOptional
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_READER_CONTACT_LENGTH}
        error={isChecked && hasBadContact(reader) ? t('reader.badContact') : undefined}
        value={reader.contact}
        onChange={({ target }) => onChange({ ...reader, contact: target.value })}
      />
    </div>
  );
}
