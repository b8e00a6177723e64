import { Form, useSubmit } from 'react-router';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { quarterOf } from './fan-shape';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

/** A form, so that it works without JavaScript; with it, a choice is shown at once. */
export function MetroPicker({ page }: { page: ForecastsPage }) {
  const { t, quarterTitle } = useForecastWords();
  const submit = useSubmit();
  const { metro } = page.metro;
  return (
    <Form
      preventScrollReset
      onChange={(event) =>
        void submit(event.currentTarget, { preventScrollReset: true, replace: true })
      }
      className="flex w-full flex-wrap items-end gap-3 md:w-auto"
    >
      <Select
        key={`metro ${metro.code}`}
        name="metro"
        label={t('metro.label')}
        defaultValue={metro.code}
        options={page.metros.map(([value, label]) => ({ value, label }))}
        className="min-w-0 flex-1 basis-56 md:w-80"
      />
      <Select
        key={`quarter ${metro.code} ${page.quarter}`}
        name="quarter"
        label={t('metro.quarter')}
        defaultValue={page.quarter ?? ''}
        options={[
          { value: '', label: t('metro.hardDates') },
          ...quartersOf(metro).map((value) => ({ value, label: quarterTitle(value) })),
        ]}
        className="basis-44"
      />
      <noscript>
        <Button type="submit">{t('metro.show')}</Button>
      </noscript>
    </Form>
  );
}

/** The last one first. */
function quartersOf(metro: ForecastsPage['metro']['metro']): string[] {
  const [first, last] = [quarterOf(metro.first_forecast), quarterOf(metro.last_forecast)];
  return Array.from({ length: last - first + 1 }, (_, i) => last - i).map(
    (quarter) => `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`,
  );
}
