import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Asleep } from './asleep';
import { withChunkTimeout } from './chunk-timeout';
import { whenFirstUsed } from './first-use';
import { loadPutOffCatalogs } from './i18n/catalog-store';
import { TextsLater } from './i18n/locale-provider';
import { useIsFromServer } from './use-is-from-server';

type Loaded<Props> = { default: ComponentType<Props> };
type Later<Props> = ((props: Props) => ReactElement) & {
  /** For the loader of a route: the server writes a part into the page only if its code is there. */
  preload: () => Promise<void>;
};

const RETRY_MS = 5_000;

/**
 * A part of a page that comes complete from the server and gets its script and texts when the reader begins
 * to use the page. Until then its HTML stays as it is; links and folds work without scripts, and clicks on
 * buttons are replayed (`startAfterPaint`). In a page that the browser renders, it is loaded at once.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let loaded: Loaded<Props> | null = null;
  const inPage = lazy(() =>
    loaded ? settled(loaded) : whenFirstUsed().then(() => keepLoading(load)),
  );
  const inBrowser = lazy(async () => ({ default: await withChunkTimeout(load()) }));
  const preload = async () => {
    loaded ??= { default: await load() };
  };
  return Object.assign(
    (props: Props) => <LaterPart inPage={inPage} inBrowser={inBrowser} props={props} />,
    { preload },
  );
}

type LaterPartProps<Props> = {
  inPage: ComponentType<Props>;
  inBrowser: ComponentType<Props>;
  props: Props;
};

function LaterPart<Props extends object>({ inPage, inBrowser, props }: LaterPartProps<Props>) {
  const isFromServer = useIsFromServer();
  const [isAwake, setAwake] = useState(!isFromServer);
  const [first] = useState(props);
  const box = useRef<HTMLDivElement>(null);
  const Part = isFromServer ? inPage : inBrowser;
  // New properties would make React render the part again instead of keeping its HTML.
  const given = isAwake ? props : first;
  const part = useMemo(() => {
    const wake = () => {
      box.current?.removeAttribute('data-later');
      startTransition(() => setAwake(true));
    };
    return (
      <Suspense>
        <TextsLater>
          <Part {...given} />
        </TextsLater>
        <Awake onAwake={wake} />
      </Suspense>
    );
  }, [Part, given]);
  return (
    <div ref={box} className="contents" data-later={isFromServer ? '' : undefined}>
      <Asleep value={!isAwake}>{part}</Asleep>
    </div>
  );
}

/** Hydrated with the part: clicks that were kept for it can be replayed. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const wake = useRef(onAwake);
  useEffect(() => {
    wake.current();
    const timer = setTimeout(() => window.dispatchEvent(new Event('page-awake')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** A load error would replace a page that can be read, so there is none. */
async function keepLoading<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<Loaded<Props>> {
  for (;;) {
    try {
      const [part] = await withChunkTimeout(Promise.all([load(), loadPutOffCatalogs()]));
      return { default: part };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** React takes what such a promise holds without waiting for the next turn. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), {
    // biome-ignore lint/suspicious/noThenProperty: that is the point.
    then: (onDone: (value: Value) => unknown) => void onDone(value),
  }) as Promise<Value>;
}
