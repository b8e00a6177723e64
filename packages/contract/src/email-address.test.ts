import { expect, test } from 'vitest';
import { z } from 'zod';
import { EMAIL_ADDRESS } from './email-address.ts';

test.each([
  'ana@example.com',
  "o'neil+homes@mail.example.co",
  'josé@example.com',
  'ana@example',
  'ana..b@example.com',
  '.ana@example.com',
  'ana@exam_ple.com',
  'ana@-example.com',
  'ana.@example.com',
  'ana@example.c',
])('forms and the server agree on %s', (address) => {
  expect(EMAIL_ADDRESS.test(address)).toBe(z.email().safeParse(address).success);
});
