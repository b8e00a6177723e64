import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type ExplorerFilter, listingsQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { useRememberedPlace } from '~/lib/list-place';
import { useHeightVariable } from '~/lib/use-height-variable';
import { useMedia } from '~/lib/use-media';
import { CompareBar } from '~/listings/compare-bar';
import { ComparePickingContext } from '~/listings/compare-picking';
import { useComparePicking } from '~/listings/use-compare-picking';
import { cx } from '~/ui/class-names';
import { MapFrame } from '~/ui/map/map-frame';
import { RESET_FILTER, WHOLE_MARKET } from './explorer.params';
import { FilterForm } from './filters/filter-form';
import { useSearchText } from './filters/use-search-text';
import { readRestState, useSentence } from './filters/use-sentence';
import { scrollToCard } from './results/results-grid';
import { ResultsPanel } from './results/results-panel';
import { ResultsSheet } from './results/results-sheet';
import { useSheet } from './results/use-sheet';
import { ViewToggle } from './results/view-toggle';
import { useExplorerFilter } from './use-explorer-filter';

const ExplorerMap = lazy(() =>
  import('./map/explorer-map').then((module) => ({ default: module.ExplorerMap })),
);

/** From this width, map and list are side by side; narrower screens show one of them. */
const WIDE = '(min-width: 1000px)';
const MAP_LOOK = 'absolute! inset-0 min-h-0! rounded-none! border-0! lg:border-l!';

export function ExplorerScreen() {
  const t = useT('explorer');
  const explorer = useExplorerFilter();
  const { filter, view, picked, zoom, change, setView, setPicked, linkToPage } = explorer;
  const { picking, isFull } = useComparePicking(picked, setPicked);
  const { text, setText, onEnter } = useSearchText(filter.search, (search, step) =>
    change({ search }, step),
  );
  const { state } = useLocation();
  const sentence = useSentence((changes, raw) => {
    setText(changes.search ?? '');
    const isSame = Object.keys(changes).length === 1 && changes.search === filter.search;
    if (isSame) void results.refetch();
    // The pause has searched for the sentence as text: that is no step of its own.
    else change(changes, raw === filter.search && raw !== '' ? 'replace' : 'push');
  }, readRestState(state));
  const clear = (to: ExplorerFilter) => {
    setText('');
    sentence.forget();
    change(to);
  };
  const results = useQuery(listingsQuery(filter));
  const [highlightedId, setHighlightedId] = useState<number | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const isWide = useMedia(WIDE);
  const sheet = useSheet();
  const bar = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLElement>(null);
  useHeightVariable(bar, screen, '--filter-bar');
  useRememberedPlace();

  const last = results.data?.last_page ?? 1;
  // The page is past the end: the number was typed, or the market has shrunk since.
  if (results.data && !results.isPlaceholderData && filter.page > last)
    return <Navigate to={linkToPage(last)} replace />;
  const isMapShown = isWide || view === 'map';
  const isSheet = !isWide && view === 'map';
  return (
    <main
      ref={screen}
      id="content"
      className={cx(
        '[--header:4.0625rem] [--top:var(--header)] lg:[--top:calc(var(--header)+var(--filter-bar))]',
        // The map fills the rest of the window exactly.
        view === 'map' && 'max-lg:flex max-lg:min-h-[calc(100dvh-var(--header))] max-lg:flex-col',
      )}
    >
      <div
        ref={bar}
        className="border-b border-line bg-surface px-(--gutter) py-3 md:pt-4 lg:sticky lg:top-(--header) lg:z-20"
      >
        <FilterForm
          isLive
          filter={filter}
          onChange={change}
          text={text}
          onTextChange={setText}
          onTextEnter={() => {
            onEnter();
            sentence.prepare();
          }}
          onReset={() => clear(RESET_FILTER)}
          onSubmit={() => void sentence.read(text)}
        />
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(380px,39vw)] max-lg:relative max-lg:flex max-lg:flex-1 max-lg:flex-col">
        <ComparePickingContext value={picking}>
          <ResultsSheet isOn={isSheet} control={sheet} isRaised={picked.length > 0}>
            <ResultsPanel
              results={results}
              filter={filter}
              highlightedId={highlightedId ?? openId}
              onHighlight={setHighlightedId}
              onChange={change}
              onClear={() => clear(WHOLE_MARKET)}
              rest={sentence.rest}
              onRead={() => void sentence.read(filter.search)}
              linkToPage={linkToPage}
              isListShown={!isSheet || sheet.isListShown}
            />
          </ResultsSheet>
        </ComparePickingContext>
        {isMapShown && (
          <div
            className={cx(
              'lg:sticky lg:top-(--top) lg:h-[calc(100dvh-var(--top))]',
              'max-lg:relative max-lg:min-h-72 max-lg:flex-1 max-lg:[--map-foot:4.25rem]',
            )}
          >
            <Suspense fallback={<MapFrame label={t('view.map')} isLoading className={MAP_LOOK} />}>
              <ExplorerMap
                filter={filter}
                isListPending={results.isFetching && results.isPlaceholderData}
                polygon={filter.polygon}
                onPolygonChange={(polygon) => change({ polygon })}
                zoom={zoom}
                onSearch={(place) => {
                  explorer.searchWithin(place);
                  // Other cards: they are read from the first.
                  if (isWide) window.scrollTo({ top: 0, behavior: 'instant' });
                }}
                highlightedId={highlightedId}
                onHighlight={setHighlightedId}
                onOpenHome={setOpenId}
                onReach={scrollToCard}
                className={MAP_LOOK}
              />
            </Suspense>
          </div>
        )}
      </div>
      {!isWide && (!isSheet || sheet.height !== 'half') && (
        <ViewToggle
          shown={isSheet && sheet.height === 'peek' ? 'map' : 'list'}
          onChange={(next) => {
            sheet.setHeight('peek');
            if (next !== view) setView(next);
          }}
          isRaised={picked.length > 0}
        />
      )}
      <CompareBar ids={picked} page="/app/compare" isFull={isFull} onClear={() => setPicked([])} />
    </main>
  );
}
