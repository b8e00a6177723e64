import { PLACEHOLDER_WORDS, PLACEHOLDERS, unknownPlaceholders } from '@alpha/contract';
import { useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import type { Language } from '../conversations/filled-text';
import { OlderMark } from './older-mark';
import { chipText, PlaceholderArea } from './placeholder-area';

export type Text = { subject: string; body: string };

type ColumnProps = {
  language: Language;
  text: Text;
  hasSubject: boolean;
  isOlder: boolean;
  isReadOnly: boolean;
  /** After a try to save: what is missing is said. */
  isChecked: boolean;
  onChange: (text: Text) => void;
};

/** One language of a template; its placeholders can be inserted where the cursor is. */
export function LanguageColumn(props: ColumnProps) {
  const { language, text, hasSubject, isOlder, isReadOnly, isChecked, onChange } = props;
  const t = useT('templates');
  const subject = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<keyof Text>('body');
  const errorOf = (value: string) => {
    const unknown = unknownPlaceholders(value);
    if (unknown.length > 0)
      return t('unknown', {
        count: unknown.length,
        words: unknown.map((word) => `{${word}}`).join(', '),
      });
    return isChecked && value.trim() === '' ? t('required') : undefined;
  };
  const insert = (chip: string) => {
    const field = hasSubject && last.current === 'subject' ? subject.current : body.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const key = field === subject.current ? 'subject' : 'body';
    onChange({ ...text, [key]: `${value.slice(0, from)}${chip}${value.slice(to)}` });
    // After React has written the new value, which moves the cursor to its end.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + chip.length, from + chip.length);
    });
  };
  const common = { language, readOnly: isReadOnly };
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-3 flex w-full flex-wrap items-center gap-x-3 text-16 font-medium">
        {t(`language.${language}`)}
        {isOlder && <OlderMark older={language} />}
      </legend>
      {hasSubject && (
        <PlaceholderArea
          {...common}
          isLine
          label={t('subject')}
          maxLength={200}
          inputRef={subject}
          value={text.subject}
          error={errorOf(text.subject)}
          onFocus={() => {
            last.current = 'subject';
          }}
          onChange={(next) => onChange({ ...text, subject: next })}
        />
      )}
      <PlaceholderArea
        {...common}
        label={t('body')}
        maxLength={4000}
        inputRef={body}
        value={text.body}
        error={errorOf(text.body)}
        onFocus={() => {
          last.current = 'body';
        }}
        onChange={(next) => onChange({ ...text, body: next })}
      />
      {!isReadOnly && (
        <div>
          <p className="mb-1.5 text-13 text-ink-3">{t('insert')}</p>
          <div className="flex flex-wrap gap-x-2 gap-y-2.5">
            {PLACEHOLDERS.map((key) => (
              <button
                key={key}
                type="button"
                lang={language}
                onClick={() => insert(chipText(key, language))}
                className="relative cursor-pointer rounded-1 bg-accent-wash px-1.5 py-0.5 text-13 font-medium text-accent after:absolute after:-inset-y-1.25 after:inset-x-0 pointer-coarse:px-3 pointer-coarse:py-2.75 hover:bg-accent hover:text-on-accent"
              >
                {PLACEHOLDER_WORDS[language][key]}
              </button>
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}
