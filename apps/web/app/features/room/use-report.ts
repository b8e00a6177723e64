import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openReport, type RoomHome } from '~/data/room';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

const pathOf = (token: string) => `/property/share/${token}`;

/** The way to a home's report; one that nobody sent gets its link when it is opened. */
export function useReport({ property_id, report_token }: RoomHome) {
  const t = useT('room');
  const locale = useLocale();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function open() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await navigate(pathOf(await openReport(property_id, locale)));
    } catch (error) {
      setFailure(refusalOf(error) ?? t('home.failed'));
    }
    setBusy(false);
  }
  return { path: report_token === null ? null : pathOf(report_token), open, isBusy, failure };
}

export type Report = ReturnType<typeof useReport>;
