import { Search, X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { CONTROL } from './field-shell';
import { IconButton } from './icon-button';

type SearchFieldProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  isLabelHidden?: boolean;
};

export function SearchField({
  label,
  value,
  onValueChange,
  isLabelHidden = true,
  className,
  ...rest
}: SearchFieldProps & Omit<ComponentProps<'input'>, 'value'>) {
  const t = useT('ui');
  const id = useId();
  return (
    <div className={cx('grid min-w-0 gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-14 font-medium'}>
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
        />
        <input
          id={id}
          type="search"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(
            CONTROL,
            'pl-9.5 text-ellipsis [&::-webkit-search-cancel-button]:appearance-none',
            value !== '' && 'pr-11',
          )}
          {...rest}
        />
        {value !== '' && (
          <span className="absolute inset-y-0 right-0">
            <IconButton label={t('clear')} onClick={() => onValueChange('')}>
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
            </IconButton>
          </span>
        )}
      </div>
    </div>
  );
}
