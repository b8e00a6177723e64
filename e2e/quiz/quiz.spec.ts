import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  untilAlive,
} from '../fixtures.ts';
import { answer, answered, next, stored, watchPosts } from './quiz-page.ts';

const REQUIRED = 'This field is required.';
const CHOOSE = 'You must select an option.';

test('a visitor becomes one lead and sees their profile', async ({ page }) => {
  const posts = watchPosts(page);
  await page.goto('/quiz?ref=8&utm_source=letter&utm_medium=mail&gclid=1');
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/step-1?ref=8&utm_source=letter&utm_medium=mail&gclid=1');
  await untilAlive(page);

  // With a referral neither name nor email is required; location and age are.
  await next(page).click();
  await expect(page.getByText(REQUIRED)).toHaveCount(1);
  await expect(page.getByText(CHOOSE)).toHaveCount(1);
  await expect(page.getByLabel('Where do you live?')).toBeFocused();
  await expectNoViolations(page);
  await page.getByLabel('Where do you live?').fill('Bogotá, Colombia');
  await page.getByLabel('Your name').fill('Ana <b>Ruiz</b>');
  await page.getByLabel('Your email').fill('ana at home');
  await expect(page.getByText(REQUIRED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Your email')).toHaveValue('ana at home');
  await untilAlive(page);
  await answer(page, 'Over 55');

  // The amount starts in the middle of the track and shows at once what it can buy.
  const slider = page.getByRole('slider', { name: 'How much would you like to put down?' });
  await expect(slider).toHaveAttribute('aria-valuetext', '$269,000');
  await expect(slider).toHaveValue('500');
  await expect(
    page.getByText('$269,000 at 35% down buys a property of about $768,571.'),
  ).toBeVisible();
  await expect(page.getByText(/of [\d,]+ properties within reach/)).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '$270,000');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '$1,000,000');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '$42,000');
  await page.getByRole('button', { name: '$450,000' }).click();
  await page.reload();
  await expect(
    page.getByText('$450,000 at 35% down buys a property of about $1,285,714.'),
  ).toBeVisible();
  await untilAlive(page);
  await answer(page);

  await next(page).click();
  await expect(page.getByText(CHOOSE)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('radio', { name: /^High/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^High/ })).toBeChecked();
  await untilAlive(page);
  await answer(page);
  await page.reload();
  await untilAlive(page);
  await expectNoViolations(page);
  await answer(page, /^ROI/);
  await page.getByRole('radio', { name: /^Luxury/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Luxury/ })).toBeChecked();
  await untilAlive(page);
  await expectNoViolations(page);
  await answer(page);

  // Back and forth, and into the other language: the answers stay, their texts follow.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /^Luxury/ })).toBeChecked();
  await answer(page);
  await next(page).click();
  await expect(page.getByText(CHOOSE)).toHaveCount(2);
  await expectNoViolations(page);
  await page.getByRole('radio', { name: /^Sell once/ }).check();
  await expect(page.getByText(CHOOSE)).toHaveCount(1);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Debes seleccionar una opción.')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Vender cuando haya/ })).toBeChecked();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('radio', { name: /^Sell once/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Sell once/ })).toBeChecked();
  await untilAlive(page);
  await answer(page, 'Yes');

  await expect(page).toHaveURL('/profile-result?ref=8&utm_source=letter&utm_medium=mail&gclid=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aggressive Investor');
  await expect(page.getByText('Hello, Ana <b>Ruiz</b>.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aggressive Investor');

  const kept = await stored(page);
  expect(kept).toMatchObject({ leadSent: 'true', refId: '8', language: 'en' });
  expect(JSON.parse(kept.utmParams ?? '')).toEqual({ utm_source: 'letter', utm_medium: 'mail' });
  expect(kept.quiz).toMatchObject({
    nombre: 'Ana <b>Ruiz</b>',
    ref: '8',
    selectedPropertyType: { id: 3 },
    leadId: expect.any(Number),
    lead_status_id: expect.any(Number),
    first_name: 'Ana <b>Ruiz</b>',
    last_name: '-',
  });
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ source: 'quiz', user_id: 8, last_name: '-', phone: '-' });

  // Already sent: the last step again creates no second lead.
  await page.goto('/step-6');
  await untilAlive(page);
  await answer(page);
  expect(posts).toHaveLength(1);

  await page.getByRole('button', { name: 'Retake the quiz' }).click();
  await expect(page).toHaveURL('/step-1');
  await expect(page.getByLabel('Where do you live?')).toHaveValue('');
  expect(await stored(page)).toMatchObject({ quiz: {}, leadSent: null, refId: '8' });
});

test('on a phone, in Spanish, all texts are in Spanish @phone-only', async ({ page }) => {
  await page.goto('/step-4?lang=es');
  await untilAlive(page);
  // Directly to a later question: it can be answered, and the first open one is named.
  await page.getByRole('radio', { name: /^Vecindario estable/ }).check();
  await page.getByRole('link', { name: 'Ir a la pregunta 1' }).click();
  await expect(page).toHaveURL('/step-1');
  await next(page).click();
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(3);
  await expect(page.getByText('Debes seleccionar una opción.')).toHaveCount(1);
  await page.getByLabel('¿Dónde vive?').fill('Ciudad de México, México');
  await page.getByLabel('Su nombre').fill('Lucía');
  await page.getByLabel('Su correo electrónico').fill('lucia@quiz.test');
  await answer(page, 'Entre 30 y 55');
  await expect(page.getByText('Con US$ 269.000, a un 35 % de pago inicial')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await answer(page);
  await page.goto('/profile-result');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos incompletos');
  await page.getByRole('link', { name: 'Completar el cuestionario' }).click();
  await expect(page).toHaveURL('/step-3');
  await answer(page, /^Bajo/);
  await answer(page);
  await answer(page, /^Propiedades para renta/);
  await expectNoSidewaysScroll(page);
  await answer(page, /^Conservarla/, 'No');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inversionista Conservador');
  await expect(page.getByText('Hola, Lucía.')).toBeVisible();
  await expect(page.getByText(/le escribirá a lucia@quiz.test/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  expect(await stored(page)).toMatchObject({ language: 'es', leadSent: 'true' });
  await page.getByRole('link', { name: 'Agendar una llamada' }).first().click();
  await expect(page).toHaveURL('/?lang=es#contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a quiz finished offline shows its result and is sent when the connection is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const posts = watchPosts(page);
  await page.goto('/quiz');
  await answered(page, 5);
  await page.goto('/step-3?utm_campaign=spring');
  // The rest is loaded with a step; on a busy machine later than network idle.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const isLoaded = (part: string) => loaded.some((name) => name.includes(part));
    return ['/profile-result-', '.quizResult.', '.visitors.'].every(isLoaded);
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const step of [4, 5, 6]) {
    await answer(page);
    await expect(page).toHaveURL(`/step-${step}?utm_campaign=spring`);
  }
  await answer(page, /^Hold it/, 'No');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conservative Investor');
  await expect(page.getByText(/safe on this device/)).toBeVisible();
  await expect(page.getByText('Failed to load properties. Please try again.')).toBeVisible();
  expect(await stored(page)).toMatchObject({ leadSent: null });

  // The connection is back but the server does not answer yet; then the visitor opens another page.
  await page.route('**/api/public/leads', (route) => route.abort());
  await context.setOffline(false);
  await expect.poll(() => posts.length).toBe(2);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await stored(page)).toMatchObject({ leadSent: null });
  await page.unroute('**/api/public/leads');
  await page.goto('/services');
  await expect.poll(async () => (await stored(page)).leadSent).toBe('true');
  const { quiz } = await stored(page);
  expect(quiz).toMatchObject({ leadId: expect.any(Number), first_name: 'Rosa Lima' });
  expect(quiz.unsent).toBeUndefined();
  await page.goto('/profile-result');
  await expect(page.getByText(/write to rosa\./)).toBeVisible();
  expect(posts).toHaveLength(3);
  for (const post of posts) expect(post).toEqual(posts[0]);
  expect(posts[0]).toMatchObject({ user_id: null, utms: { utm_campaign: 'spring' } });
});

test('a visitor without an email sees that nobody can reach them, and where to leave one', async ({
  page,
}) => {
  await page.goto('/quiz?ref=8&lang=es');
  await untilAlive(page);
  await answered(page, 5);
  await page.evaluate(() => {
    const { nombre: _name, email: _email, ...rest } = JSON.parse(localStorage.quizData);
    localStorage.quizData = JSON.stringify({ ...rest, ref: '8' });
  });
  await page.goto('/step-6?ref=8');
  await untilAlive(page);
  await answer(page, /^Conservarla/, 'No');
  await expect(page.getByText(/todavía no podemos escribirle ni llamarlo/)).toBeVisible();
  const form = page.getByRole('link', { name: 'Dejar mi nombre y mi correo' });
  await expect(form).toHaveAttribute('href', /landings/);
  await form.click();
  // The form of the referring curator.
  await expect(page).toHaveURL('/landings/valeria-montiel?ref=8&lang=es#contact');
  await expect(page.locator('#contact h2')).toBeInViewport();
});

test('without scripts the quiz says so, and nothing typed ends up in the URL', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/step-1?ref=8');
  await expect(page.locator('noscript p')).toHaveText(/needs JavaScript/);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Your email').fill('ana@quiz.test');
  await page.getByLabel('Your email').press('Enter');
  await next(page).click();
  await expect(page).toHaveURL('/step-1?ref=8');
  await expect(page.getByLabel('Your email')).toHaveValue('ana@quiz.test');
  await context.close();
});
