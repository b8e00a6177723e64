import '~/lib/trusted-types';
import '~/styles/app.css';
import { LOCALES, NAMESPACES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { afterEach, expect, vi } from 'vitest';
import { putCatalog } from '~/lib/i18n/catalog-store';
import { fakeFetch, resetFakeApi, sentRequests } from './fake-api';
import { closeScreen } from './open-screen';

// The server sends the texts of a page inside its HTML.
for (const locale of LOCALES)
  for (const namespace of NAMESPACES) putCatalog(locale, namespace, catalogs[locale][namespace]);

// As the server sends it: screens run under Trusted Types.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "require-trusted-types-for 'script'; trusted-types default";
document.head.append(policy);
const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
  violations.push(`${effectiveDirective} ${sample}`);
});

// Tests ask which files were loaded; a page of many test files loads more than the usual 250.
performance.setResourceTimingBufferSize(20_000);

window.fetch = fakeFetch;
const printed = vi.spyOn(console, 'error');

afterEach(async ({ task }) => {
  const error = task.result?.errors?.at(-1);
  if (error) error.message += `\n${describeScreen()}`;
  await closeScreen();
  const errors = printed.mock.calls.map((args) => args.join(' '));
  printed.mockClear();
  expect(errors, 'console.error was called').toEqual([]);
  expect(violations.splice(0), 'the content security policy was violated').toEqual([]);
  expect(resetFakeApi(), 'requests without a valid answer').toEqual([]);
});

/** For a failure that is only seen in a whole run: what the screen was, and what it had asked for. */
function describeScreen(): string {
  const text = document.body.textContent.replaceAll(/\s+/g, ' ').slice(-400);
  return `${innerWidth} × ${innerHeight} ${location.pathname}${location.search}: ${text}; requests: ${sentRequests()}`;
}
