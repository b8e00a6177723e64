import { useLocation } from 'react-router';
import { sourceSearch } from '~/lib/carried-search';
import { translatedPath } from '~/lib/i18n/locale-choice';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextLink } from '~/ui/text-link';

const SAMPLE = '/sample-report';

export function SampleLink({ className }: { className?: string }) {
  const t = useT('site');
  const pathname = translatedPath(useLocale(), SAMPLE) ?? SAMPLE;
  const search = sourceSearch(useLocation().search);
  return (
    <TextLink to={{ pathname, search }} {...(className && { className })}>
      {t('sample')}
    </TextLink>
  );
}
