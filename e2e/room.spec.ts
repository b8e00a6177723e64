import { drawArea } from './area-page.ts';
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './fixtures.ts';
import { roomLink, throughQuiz } from './room-page.ts';

test('an investor on a phone saves two matches of the quiz, opens the room by email in Spanish, compares them, and closes it everywhere @phone-only', async ({
  page,
  allowConsole,
}) => {
  // A closed room, and a link that was used.
  allowConsole(/401|422/);
  const email = await throughQuiz(page);

  const hearts = page.getByRole('button', { name: /^Guardar \d/ });
  const saveNext = async () => {
    const name = (await hearts.first().getAttribute('aria-label')) ?? '';
    const address = name.replace('Guardar ', '');
    await hearts.first().click();
    await expect(page.getByRole('button', { name: `Guardada: ${address}` })).toBeVisible();
    return address;
  };
  const saved = await saveNext();
  const second = await saveNext();
  await page.getByRole('button', { name: 'Enviarme mi enlace' }).click();
  await expect(page.getByText('Revise su correo')).toBeVisible();

  const path = await roomLink(email);
  await page.goto(path);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Abrir Mis propiedades' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola, Rosa');
  await expect(page.getByRole('article', { name: saved })).toBeVisible();
  await page.getByRole('button', { name: `Agregar una nota ${saved}` }).click();
  await page.getByLabel(`Su nota sobre ${saved}`).fill('Cerca de mi hermana.');
  await page.getByRole('button', { name: 'Guardar la nota' }).click();
  await expect(page.getByText('Cerca de mi hermana.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  // Both, side by side; then only what differs.
  for (const address of [saved, second])
    await page.getByRole('button', { name: `Comparar ${address}` }).click();
  const picked = page.getByRole('complementary', { name: 'Propiedades por comparar' });
  await picked.getByRole('link', { name: 'Comparar' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const rows = table.getByRole('rowheader');
  const all = await rows.count();
  await page.getByLabel('Solo diferencias').check();
  await expect(page).toHaveURL(/\/room\/compare\?ids=\d+%2C\d+&diff=1$/);
  await expect(page.getByText(/^Igual en todas: /)).toBeVisible();
  expect(await rows.count()).toBeLessThan(all);
  await expect(table.getByText('Resultado, mediana')).toBeVisible();
  await page.getByRole('heading', { name: 'Compradas juntas' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Las 2, vendidas una por una')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Mis propiedades' }).click();

  // Removed by mistake: the message brings it back with its note.
  await page.getByRole('button', { name: `Quitar ${saved}` }).click();
  await expect(page.getByRole('article', { name: saved })).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Cerca de mi hermana.')).toBeVisible();

  await page.getByRole('button', { name: 'Nueva búsqueda' }).click();
  const form = page.getByRole('form', { name: 'Nueva búsqueda guardada' });
  await form.getByLabel('Nombre').fill('Cerca del mar');
  await form.getByLabel('Ciudad').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Dibujar un área' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Dibuje el área de su búsqueda' });
  await dialog.getByRole('button', { name: 'Dibujar área' }).tap();
  await expect(dialog.getByText('Toque o haga clic en las esquinas')).toBeVisible();
  await drawArea(dialog.getByRole('region', { name: 'Área en el mapa' }), (x, y) =>
    page.touchscreen.tap(x, y),
  );
  await expect(dialog.getByText(/en venta en esta área cumplen? sus condiciones\.$/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Usar esta área' }).tap();
  await expect(form.getByText('Área de 4 esquinas')).toBeVisible();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Guardar búsqueda' }).click();
  const search = page.getByRole('article', { name: 'Cerca del mar' });
  await expect(search.getByText('en un área dibujada')).toBeVisible();
  await search.getByRole('button', { name: 'Pausar Cerca del mar' }).click();
  await expect(search.getByText('En pausa')).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Another device, then closed everywhere.
  await page.reload();
  await expect(page.getByText('Cerca de mi hermana.')).toBeVisible();
  await expect(search.getByText('En pausa')).toBeVisible();
  const everywhere = page.getByRole('button', { name: 'Cerrar en todos los dispositivos' });
  await everywhere.click();
  await everywhere.click();
  await expect(page.getByText('Su página está cerrada en todos los dispositivos.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await page.goto(path);
  await page.reload();
  await page.getByRole('button', { name: 'Abrir Mis propiedades' }).click();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible();
});
