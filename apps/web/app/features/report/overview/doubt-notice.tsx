import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { BeingChecked } from '~/listings/doubt-mark';
import { useDoubtTexts } from '~/listings/use-doubt-texts';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import type { BlockProps } from '../report.types';

/** A result that nobody has confirmed yet: staff read why, readers that it is being checked. */
export function DoubtNotice({ report, isShared }: BlockProps & { isShared: boolean }) {
  const { doubts } = report.property;
  if (!doubts) return null;
  if (!isShared) return <Reasons doubts={doubts} />;
  return (
    <Notice role="note">
      <BeingChecked />
    </Notice>
  );
}

function Reasons({ doubts }: { doubts: readonly PlausibilityReason[] }) {
  const t = useT('doubts');
  const texts = useDoubtTexts();
  return (
    <Notice tone="loss" role="note">
      <p className="font-medium">{t('report.title')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.code}>{texts(doubt)}</li>
        ))}
      </ul>
      <p>{t('report.text')}</p>
      {isPermitted('check:decide') && (
        <TextLink to="/app/settings/checks">{t('report.queue')}</TextLink>
      )}
    </Notice>
  );
}
