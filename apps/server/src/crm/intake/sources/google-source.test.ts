import { describe, expect, it } from 'vitest';
import { madeSoFar, openIntakeDesk } from '../../../../test/intake-desk.ts';

const { create, post, processAll, log, messageLanguage, leadsBy } = openIntakeDesk();

describe('Google’s lead form', () => {
  const lead = (secret: string, more: object = {}) => ({
    lead_id: `google-${madeSoFar()}`,
    user_column_data: [
      { column_name: 'Full Name', string_value: 'Luis Vega', column_id: 'FULL_NAME' },
      {
        column_name: 'User Email',
        string_value: `luis.${madeSoFar()}@sent.test`,
        column_id: 'EMAIL',
      },
      {
        column_name: 'What is your budget?',
        string_value: '300k',
        column_id: 'what_is_your_budget',
      },
    ],
    ...{ api_version: '1.0', form_id: 40000000000, campaign_id: 7, google_key: secret },
    ...more,
  });

  it('is accepted with its key, once for each lead id, and a test makes no lead', async () => {
    const { source, secret, path } = await create('google');
    const body = JSON.stringify(lead(secret));
    for (const text of [body, body, JSON.stringify(lead(secret, { is_test: true }))])
      expect((await post(path, text)).statusCode).toBe(200);
    await processAll();
    const rows = await leadsBy(`luis.${madeSoFar()}@sent.test`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ firstName: 'Luis', lastName: 'Vega', source: 'google' },
      utms: { utm_source: 'google', utm_medium: 'lead_form', utm_campaign: '7' },
      adicionales: [{ label: 'what_is_your_budget', answer: '300k' }],
    });
    const [tested, first] = await log(source.id);
    expect(first).toMatchObject({ status: 'lead', external_id: `google-${madeSoFar()}` });
    expect(tested).toMatchObject({
      status: 'test',
      lead: null,
      preview: { email: rows[0]?.email },
    });
  });

  it('is written to in the language of its country, whatever its questions are called', async () => {
    const { secret, path } = await create('google');
    const body = lead(secret);
    const asked = { column_name: 'When?', string_value: 'Ya', column_id: 'when_do_you_buy' };
    const country = { column_name: 'Country', string_value: 'Mexico', column_id: 'COUNTRY' };
    body.user_column_data.push(asked, country);
    expect((await post(path, JSON.stringify(body))).statusCode).toBe(200);
    await processAll();
    expect(await messageLanguage(`luis.${madeSoFar()}@sent.test`)).toBe('es');
  });

  it('is refused with another key (security 13)', async () => {
    const { source, secret, path } = await create('google');
    for (const google_key of ['', 'wrong', `${secret} `, null, 7, { a: secret }, undefined])
      expect((await post(path, JSON.stringify(lead(secret, { google_key })))).statusCode).toBe(401);
    expect(await log(source.id)).toEqual([]);
  });
});
