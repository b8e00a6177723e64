import { isAllowed } from '@alpha/contract';
import type { ScreenNamespace } from '@alpha/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { prepareOffline } from '~/data/prepare-offline';
import { loadCatalogs } from '~/lib/i18n/catalog-store';
import { useLocale } from '~/lib/i18n/locale-provider';
import { keepApp } from '~/lib/keep-app';
import { readSession } from '~/lib/session';

/** After what the page itself needs. */
const LATER_MS = 3_000;

/** Screens between which a person goes on working. */
const PAGES = ['/app/today', '/app/board', '/app/contacts', '/app/contacts/new', '/app/leads/1'];
const NO_PAGES: readonly string[] = [];

/** Texts of these screens and of the dialogs that open over them. */
const TEXTS: readonly ScreenNamespace[] = [
  ...(['today', 'board', 'contacts', 'lead', 'leadForm', 'leadPanel', 'timeline'] as const),
  ...(['messages', 'lostReason', 'outbox', 'undo', 'tags', 'customFields', 'trash'] as const),
  ...(['roles', 'sources', 'signals', 'leadName', 'leadScore', 'leadFiles', 'leadMerge'] as const),
  ...(['sequences', 'currency', 'shortlist', 'palette', 'ui'] as const),
];

/**
 * Loads what a person without a connection needs to go on working: columns, reasons, fields, colleagues, texts.
 * → the pages whose code may be loaded too.
 */
export function usePreparedOffline(): readonly string[] {
  const cache = useQueryClient();
  const locale = useLocale();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const { role } = readSession();
    if (role === null || !isAllowed(role, 'lead:read:own')) return;
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isLater) return;
    prepareOffline(cache);
    // With the texts, which are files too. Without it the app opens online only.
    loadCatalogs(locale, TEXTS)
      .then(keepApp)
      .catch(() => undefined);
  }, [isLater, cache, locale]);
  return isLater ? PAGES : NO_PAGES;
}
