import { useRouteLoaderData } from 'react-router';
import type { RootLoader } from './request-context';
import { useIsFromServer } from './use-is-from-server';

type InlineScriptProps = {
  /** Its text is sent, so it can use nothing from outside. */
  run: () => void;
  /** What it finds as `document.currentScript.dataset.view`. */
  view?: string;
};

/** A script that runs as soon as the browser reads it, before any file of ours has come. */
export function InlineScript({ run, view }: InlineScriptProps) {
  const nonce = useRouteLoaderData<RootLoader>('root')?.nonce;
  if (!useIsFromServer()) return null;
  return (
    <script
      data-view={view}
      // The browser hides nonces from scripts once read; on hydration React would see a difference.
      nonce={typeof window === 'undefined' ? nonce : ''}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours, of no use afterwards.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${run})()` : '' }}
    />
  );
}
