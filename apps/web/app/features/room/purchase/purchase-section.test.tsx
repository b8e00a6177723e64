import { translatorFor } from '@alpha/i18n/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { roomPlanLike } from '../../../../test/purchases';
import { PurchaseSection } from './purchase-section';

const es = translatorFor('es', 'purchase');
const steps = translatorFor('es', 'purchaseSteps');

beforeAll(() =>
  Promise.all(
    (['purchase', 'purchaseSteps', 'ui'] as const).map((name) => loadCatalog('es', name)),
  ),
);

const draw = (
  plans: Parameters<typeof PurchaseSection>[0]['drawn']['plans'],
  readAt = Date.now(),
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial="es">
        <PurchaseSection drawn={{ room: null, isClosed: false, plans, readAt }} />
      </LocaleProvider>
    </MemoryRouter>,
  );

test('the server draws what comes next and when it probably closes', () => {
  const html = draw([roomPlanLike()]);
  expect(html).toContain(es('next.yours'));
  expect(html).toContain(steps('step.bank.title'));
  expect(html).toContain('22 dic 2026 a 9 feb 2027');
  expect(html).not.toContain(es('loading'));
});

test('it counts days from the moment at which it read the plan, as the browser then does', () => {
  const plan = roomPlanLike();
  const late = plan.steps.find(({ stuck_since }) => stuck_since);
  const at = Date.parse(late?.stuck_since ?? '') + 3.5 * 86_400_000;
  expect(draw([plan], at)).toContain(es('next.stuck', { count: 3 }));
});

test('a plan that did not come with the page is read by the browser', () => {
  expect(draw(null)).toContain(es('loading'));
});
