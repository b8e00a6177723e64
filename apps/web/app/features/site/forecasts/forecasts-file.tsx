import { Download } from 'lucide-react';
import { buttonClass } from '~/ui/button-look';

/** Of the endpoint `exportForecasts`; its contract would bring the schemas along. */
const PATH = '/api/forecasts/export';

type FileFilter = { metro?: string; quarter?: string | null };

/** A real link: it works without scripts. */
export function ForecastsFile({ text, ...filter }: FileFilter & { text: string }) {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return (
    <a
      href={query.size > 0 ? `${PATH}?${query}` : PATH}
      download
      className={buttonClass('secondary', 'md')}
    >
      <Download size={16} aria-hidden="true" />
      {text}
    </a>
  );
}
