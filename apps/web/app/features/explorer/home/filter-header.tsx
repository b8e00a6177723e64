import { useNavigate } from 'react-router';
import type { MarketToday } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { RESET_FILTER, writeFilter } from '../explorer.params';
import { FilterForm } from '../filters/filter-form';
import { useFollowingText } from '../filters/use-search-text';
import { restState, useSentence } from '../filters/use-sentence';
import { type FilterChanges, useExplorerFilter } from '../use-explorer-filter';
import { HeroPicture } from './hero-picture';

/** Welcome text, the picture of the newest listing, and the filters that lead to the results. */
export function FilterHeader({ market }: { market: MarketToday | undefined }) {
  const t = useT('explorer');
  const navigate = useNavigate();
  const { filter, change } = useExplorerFilter();
  // All choices on this page are one history entry: Back returns to it as it was left.
  const choose = (changes: FilterChanges) => change(changes, 'replace');
  const [text, setText] = useFollowingText(filter.search);
  const firstName = readSession().name?.trim().split(/\s+/)[0];
  const { read, prepare } = useSentence(async (changes, _, rest) => {
    const wanted = writeFilter({ ...filter, ...changes }).toString();
    await navigate({ search: wanted }, { replace: true, preventScrollReset: true });
    await navigate({ pathname: '/app/listing', search: wanted }, { state: restState(rest) });
  });
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div className="self-center lg:pb-14">
          <h1 className="text-[clamp(2.25rem,4.4vw,3.5rem)] leading-[1.08] tracking-[-0.025em]">
            {firstName ? t('home.welcome', { name: firstName }) : t('home.welcomeNobody')}
          </h1>
          <p className="mt-3 max-w-[44ch] text-18 text-pretty text-ink-2">
            {market
              ? t('home.lead', { total: market.total, cities: market.cities.length })
              : t('home.leadWaiting')}
          </p>
        </div>
        <HeroPicture listing={market?.newest[0]} isLoading={market === undefined} />
      </div>
      <FilterForm
        className="relative z-1 mt-6 rounded-3 border border-line bg-surface p-3 shadow-2 md:px-6 md:pt-5 lg:-mt-10"
        filter={filter}
        onChange={choose}
        text={text}
        onTextChange={setText}
        onReset={() => {
          setText('');
          choose(RESET_FILTER);
        }}
        onTextEnter={prepare}
        onSubmit={() => void read(text)}
      />
    </>
  );
}
