import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { streetSetupQuery } from '~/data/streets';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';

/** Any build of the last days is there: https://maps.protomaps.com/builds. */
const EXTRACT =
  'pmtiles extract https://build.protomaps.com/20261101.pmtiles basemap.pmtiles --bbox=-87.7,24.3,-79.8,31.1';

/** How to add streets to the map, or why those that are there are not drawn. */
export function StreetsNotice() {
  const t = useT('imports');
  const { data } = useQuery(streetSetupQuery);
  if (!data?.problem) return null;
  const { problem, is_configured: isConfigured } = data;
  if (problem === 'missing' && !isConfigured)
    return (
      <Notice role="note" className="min-w-0">
        <p className="font-medium text-ink">{t('streets.title')}</p>
        <p>{t.rich('streets.text', { code })}</p>
        <pre className="mt-1 text-13 wrap-anywhere whitespace-pre-wrap">{EXTRACT}</pre>
      </Notice>
    );
  const file = isConfigured ? 'MAP_PMTILES' : 'basemap.pmtiles';
  return (
    <Notice tone="loss" role="note">
      <p className="font-medium">{t('streets.broken')}</p>
      <p>
        {problem === 'missing'
          ? t.rich('streets.missing', { code })
          : t(`streets.${problem}`, { file })}
      </p>
    </Notice>
  );
}

const code = (chunks: ReactNode) => <code className="text-13">{chunks}</code>;
