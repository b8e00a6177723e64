import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { goToSection } from '~/ui/section-link';
import { hasSection } from '../overview/sections';
import type { BlockProps } from '../report.types';

/** The end of the report: what to do with it. `children` are the steps of its kind of page. */
export function NextSteps({ report, children }: BlockProps & { children: ReactNode }) {
  const t = useT('report');
  const hasSales = hasSection(report, 'similar-sales');
  return (
    <nav
      aria-labelledby="next-title"
      className="rounded-3 border border-line bg-surface p-4 md:flex md:items-center md:gap-6 md:px-6 print:hidden"
    >
      <h2 id="next-title" className="text-20 md:shrink-0">
        {t('next.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:mt-3">
        {children}
        {hasSales && (
          <ButtonLink
            to={{ hash: 'similar-sales' }}
            onClick={(event) => goToSection(event, 'similar-sales')}
            variant="secondary"
            size="sm"
          >
            {t('next.similar')}
          </ButtonLink>
        )}
        <ButtonLink
          to={{ hash: 'overview' }}
          onClick={(event) => goToSection(event, 'overview')}
          variant="quiet"
          size="sm"
        >
          <ArrowUp aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('next.top')}
        </ButtonLink>
      </div>
    </nav>
  );
}
