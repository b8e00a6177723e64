import { expect, it } from 'vitest';
import { privacyFacts } from './privacy-facts';

it('describes only what the operator has configured', () => {
  const nothing = { name: undefined, email: undefined };
  expect(privacyFacts({ operator: nothing, shareDays: 90, mapStyleUrl: undefined })).toEqual({
    operator: {},
    shareDays: 90,
  });
  expect(
    privacyFacts({
      operator: { name: 'Palmera Realty LLC', email: 'privacy@palmera.example' },
      shareDays: 30,
      mapStyleUrl: 'https://maps.example.com/style.json',
    }),
  ).toEqual({
    operator: { name: 'Palmera Realty LLC', email: 'privacy@palmera.example' },
    shareDays: 30,
    mapHost: 'maps.example.com',
  });
});
