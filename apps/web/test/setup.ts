import '~/styles/app.css';
import { LOCALES, NAMESPACES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { afterEach, expect, vi } from 'vitest';
import { putCatalog } from '~/lib/i18n/catalog-store';
import { fakeFetch, resetFakeApi } from './fake-api';
import { closeScreen } from './open-screen';

// The server sends the texts of a page inside its HTML.
for (const locale of LOCALES)
  for (const namespace of NAMESPACES) putCatalog(locale, namespace, catalogs[locale][namespace]);

window.fetch = fakeFetch;
const printed = vi.spyOn(console, 'error');

afterEach(async () => {
  await closeScreen();
  const errors = printed.mock.calls.map((args) => args.join(' '));
  printed.mockClear();
  expect(errors, 'console.error was called').toEqual([]);
  expect(resetFakeApi(), 'requests without a valid answer').toEqual([]);
});
