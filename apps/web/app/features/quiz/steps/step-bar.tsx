import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';

type StepBarProps = { back: string; search: string; isBusy: boolean };

/** Always within reach of the thumb. */
export function StepBar({ back, search, isBusy }: StepBarProps) {
  const t = useT('quizSteps');
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="page flex items-center justify-between gap-3 py-3 md:py-4">
        <ButtonLink
          to={{ pathname: back, search }}
          variant="secondary"
          className="min-h-13 px-5 text-16 md:px-7"
        >
          {t('back')}
        </ButtonLink>
        <span className="hidden text-14 text-ink-3 md:inline">{t('kept')}</span>
        <Button
          type="submit"
          isBusy={isBusy}
          className="min-h-13 px-7 text-16 max-md:flex-1 md:min-w-36"
        >
          {t('next')}
        </Button>
      </div>
    </div>
  );
}
