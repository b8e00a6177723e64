import type { Page } from '@playwright/test';
import { beSignedIn, expect, test, untilAlive, untilLoaded } from './fixtures.ts';

/** What a script that was smuggled into a page would try; true where the browser refuses it. */
const attempts = (page: Page) =>
  page.evaluate(() => {
    const isRefused = (work: () => unknown) => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const script = () => document.createElement('script');
    return {
      html: isRefused(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      }),
      adjacentHtml: isRefused(() => document.body.insertAdjacentHTML('beforeend', '<b>text</b>')),
      frame: isRefused(() => {
        document.createElement('iframe').srcdoc = '<b>text</b>';
      }),
      script: isRefused(() => {
        script().textContent = 'ran()';
      }),
      scriptUrl: isRefused(() => {
        script().src = 'https://evil.test/x.js';
      }),
      ownScriptThatIsNotBuilt: isRefused(() => {
        script().src = '/api/openapi.json';
      }),
      worker: isRefused(() => new Worker('data:text/javascript,1')),
      otherPolicy: isRefused(() => trustedTypes.createPolicy('other', {})),
      secondDefaultPolicy: isRefused(() => trustedTypes.createPolicy('default', {})),
      parsedPictures: new DOMParser().parseFromString('<img src=x onerror=ran()>', 'text/html')
        .images.length,
    };
  });

const hasPolicy = () =>
  Boolean((window as { trustedTypes?: { defaultPolicy?: object } }).trustedTypes?.defaultPolicy);

const REFUSED = {
  html: true,
  adjacentHtml: true,
  frame: true,
  script: true,
  scriptUrl: true,
  ownScriptThatIsNotBuilt: true,
  worker: true,
  otherPolicy: true,
  secondDefaultPolicy: true,
  parsedPictures: 0,
};

for (const path of ['/', '/app/login', '/property/share/none', '/no/such/page'])
  test(`${path} turns no text into code (security 24)`, async ({ page, allowConsole }) => {
    allowConsole(/CSP report|Trusted(HTML|Script)|TrustedTypePolicy|Trusted Type|404/);
    await page.goto(path);
    await page.waitForFunction(hasPolicy);
    expect(await attempts(page)).toEqual(REFUSED);
  });

/** Maps, workers, charts and every frame: a refusal would fail the test through its fixture. */
test('every staff screen works under Trusted Types (security 24)', async ({ page }) => {
  test.slow();
  await beSignedIn(page, 'admin@alpha.test');
  for (const path of [
    ...['/app/board', '/app/contacts', '/app/dashboard', '/app/listing', '/app/users'],
    ...['/app/users/new', '/app/leads-status', '/app/imports', '/app/audit', '/app/account'],
    ...['/app/google2fa', '/app/contacts/new', '/app/contacts/import'],
    ...['/app/settings/assignment', '/app/settings/outcomes'],
  ]) {
    await page.goto(path);
    await untilLoaded(page);
    await expect(page.locator('h1').first(), path).toBeVisible();
  }
});

test('a page that fails in the browser shows its error page, which writes no script (security 24)', async ({
  page,
  allowConsole,
}) => {
  // The error itself, but no report of the policy.
  allowConsole(/^(?!.*(CSP|Trusted))/s);
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/blog');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on this page',
  );
});
