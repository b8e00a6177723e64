import type { PropertyReport } from '@alpha/contract';
import { MessageCircleQuestion } from 'lucide-react';
import { useLocation } from 'react-router';
import { toggleSaved } from '~/data/saved-homes';
import { sourceSearch } from '~/lib/carried-search';
import { useT } from '~/lib/i18n/use-t';
import { type Packed, useUnpacked } from '~/lib/packed';
import { MetaTags } from '~/lib/page-meta';
import { PhoneBar } from '~/shares/phone-bar';
import { ButtonLink } from '~/ui/button';
import { LaterToaster } from '~/ui/later-toaster';
import { withAskedHome } from '~/visitors/asked-home';
import { SaveButton } from '~/visitors/save-button';
import { LaterReportPage } from './later-report-page';

/** The report that anyone can read, without a sender. */
export function SampleReportScreen({ packed }: { packed: Packed<PropertyReport> }) {
  const report = useUnpacked(packed);
  const t = useT('share');
  const { address, city } = report.property;
  return (
    <>
      <MetaTags
        title={t('sample.title', { address, city })}
        description={t('sample.text')}
        isPublic={false}
      />
      <p className="border-b border-line bg-accent-wash print:hidden">
        <span className="page block py-2.5 text-14 text-pretty">
          <strong className="font-semibold">{t('sample.label')}</strong> {t('sample.text')}
        </span>
      </p>
      <LaterReportPage
        isShared
        report={report}
        actions={<AskButton report={report} />}
        next={<AskButton report={report} />}
        corner={
          <SaveButton
            home={{ property_id: report.property.id }}
            address={address}
            onToggle={toggleSaved}
          />
        }
      />
      <PhoneBar>
        <AskButton report={report} isWide />
      </PhoneBar>
      <LaterToaster />
    </>
  );
}

/** Carries the home into the contact form and the quiz. */
function AskButton({
  report: { property },
  isWide = false,
}: {
  report: PropertyReport;
  isWide?: boolean;
}) {
  const t = useT('share');
  const { search } = useLocation();
  const { id, address, city } = property;
  const home = { id, address: `${address}, ${city}` };
  return (
    <ButtonLink
      size={isWide ? 'md' : 'sm'}
      {...(isWide && { className: 'w-full' })}
      to={{ pathname: '/', search: withAskedHome(sourceSearch(search), home), hash: 'contact' }}
    >
      <MessageCircleQuestion aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('sample.ask')}
    </ButtonLink>
  );
}
