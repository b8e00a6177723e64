import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { TextButton } from '~/ui/text-link';

type CompareBarProps = {
  ids: readonly number[];
  /** The page that compares them. */
  page: string;
  /** A ninth was refused. */
  isFull: boolean;
  onClear: () => void;
};

/** What is chosen so far, at the bottom edge; nothing while nothing is. */
export function CompareBar({ ids, page, isFull, onClear }: CompareBarProps) {
  const t = useT('comparing');
  const count = ids.length;
  if (count === 0) return null;
  return (
    <aside
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-3 print:hidden"
    >
      <div className="page flex min-h-16 flex-wrap items-center justify-end gap-x-3 py-2.5">
        <p role="status" className="figures mr-auto text-14 text-ink-2">
          {isFull ? t('full') : t('count', { count })}
        </p>
        <TextButton onClick={onClear} className="min-h-11 px-2">
          {t('clear')}
        </TextButton>
        {count > 1 && <ButtonLink to={`${page}?ids=${ids.join(',')}`}>{t('go')}</ButtonLink>}
      </div>
    </aside>
  );
}
