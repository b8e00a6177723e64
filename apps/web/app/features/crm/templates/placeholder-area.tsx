import { PLACEHOLDER_WORDS, unknownPlaceholders } from '@alpha/contract';
import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import { cx } from '~/ui/class-names';
import { CONTROL, FieldShell, fieldWiring } from '~/ui/field-shell';
import type { Language } from '../conversations/filled-text';

const PART = /(\{[^{}\n]{1,60}\})/;

type AreaProps = {
  label: string;
  language: Language;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** A subject: one line that may wrap. */
  isLine?: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
} & Pick<ComponentProps<'textarea'>, 'maxLength' | 'onFocus' | 'readOnly'>;

/**
 * A text whose placeholders are shown as chips. They are drawn under the field, in the same place: what is typed
 * stays plain text.
 */
export function PlaceholderArea({
  label,
  language,
  value,
  error,
  onChange,
  isLine = false,
  inputRef,
  ...rest
}: AreaProps) {
  const id = useId();
  const chips = useRef<HTMLDivElement>(null);
  const look = cx(
    'col-start-1 row-start-1 px-3 py-2.5 text-16 leading-normal whitespace-pre-wrap wrap-anywhere',
    !isLine && 'min-h-44',
  );
  return (
    <FieldShell id={id} label={label} error={error}>
      <div className="grid rounded-2 bg-surface">
        <div
          ref={chips}
          aria-hidden="true"
          className={cx(look, 'overflow-hidden border border-transparent text-transparent')}
        >
          {value.split(PART).map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity.
            <Part key={i}>{part}</Part>
          ))}
          {'​'}
        </div>
        <textarea
          ref={inputRef}
          rows={isLine ? 1 : 6}
          lang={language}
          value={value}
          {...fieldWiring(id, { error })}
          onChange={({ target }) =>
            onChange(isLine ? target.value.replace(/[\r\n]+/g, ' ') : target.value)
          }
          onScroll={({ currentTarget }) => {
            if (chips.current) chips.current.scrollTop = currentTarget.scrollTop;
          }}
          className={cx(CONTROL, look, 'field-sizing-content resize-none bg-transparent!')}
          {...rest}
        />
      </div>
    </FieldShell>
  );
}

function Part({ children }: { children: string }) {
  if (!PART.test(children)) return children;
  const isUnknown = unknownPlaceholders(children).length > 0;
  return (
    <span
      className={cx(
        'rounded-1 outline-1',
        isUnknown ? 'bg-loss-wash outline-loss' : 'bg-accent-wash outline-accent/30',
      )}
    >
      {children}
    </span>
  );
}

/** As it is typed. */
export const chipText = (key: keyof typeof PLACEHOLDER_WORDS.en, language: Language): string =>
  `{${PLACEHOLDER_WORDS[language][key]}}`;
