import { expect, test, untilAlive } from './fixtures.ts';

test('a visitor looks up what we would have said about a metro, and reads it in Spanish', async ({
  page,
}) => {
  await page.goto('/forecasts');
  await untilAlive(page);
  await page
    .getByRole('combobox', { name: 'Metro' })
    .selectOption({ label: 'Cape Coral-Fort Myers, FL' });
  await expect(page.getByRole('heading', { name: /in Cape Coral, FL$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Forecast made in' }).selectOption('1995Q1');
  await expect(page.getByRole('heading', { name: /^March 1995: we expected/ })).toBeVisible();
  await page.getByRole('button', { name: /^ES/ }).click();
  await expect(page).toHaveURL('/pronosticos?metro=15980&quarter=1995Q1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/pronósticos/);
  // A link to a metro works without scripts, too.
  const html = await (await page.request.get('/forecasts?metro=15980&lang=en')).text();
  expect(html).toContain('What we would have said in Cape Coral, FL');
});
