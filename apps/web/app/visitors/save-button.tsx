import { Heart } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { isSaved, type LocalHome, useSavedHomes } from '~/lib/saved-homes';
import { cx } from '~/ui/class-names';

type SaveButtonProps = {
  home: LocalHome;
  address: string;
  onToggle: (home: LocalHome) => void;
  /** `icon`: on a picture. */
  look?: 'icon' | 'button';
  className?: string;
};

/** A heart that keeps a home for its reader, without an account. */
export function SaveButton({ home, address, onToggle, look = 'icon', className }: SaveButtonProps) {
  const t = useT('saving');
  const isOn = isSaved(useSavedHomes(), home.property_id);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t(isOn ? 'button.savedOf' : 'button.saveOf', { address })}
      onClick={() => onToggle(home)}
      className={cx(
        'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 border border-edge bg-surface text-15 font-medium transition-colors hover:bg-sunken aria-pressed:text-accent',
        look === 'icon' ? 'rounded-full' : 'rounded-2 px-4',
        className,
      )}
    >
      <Heart
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        fill={isOn ? 'currentColor' : 'none'}
      />
      {look === 'button' && (
        <span aria-hidden="true">{t(isOn ? 'button.saved' : 'button.save')}</span>
      )}
    </button>
  );
}
