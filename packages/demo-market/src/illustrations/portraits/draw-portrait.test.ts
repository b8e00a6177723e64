import { expect, it } from 'vitest';
import { demoProfiles } from '../../people/profiles.ts';
import { users } from '../../people/staff.ts';
import { drawIllustration } from '../draw-illustration.ts';
import { portraitUrl } from './draw-portrait.ts';

it('every member of the demo’s staff has a portrait of their own', () => {
  const drawn = demoProfiles.map(({ photoUrl }) => drawIllustration(photoUrl));
  expect(drawn.every((svg) => svg?.startsWith('<svg '))).toBe(true);
  expect(new Set(drawn).size).toBe(users.length);
  expect(demoProfiles.map(({ userId }) => userId)).toEqual(users.map(({ id }) => id));
});

it('no other number is drawn', () => {
  for (const url of [portraitUrl(0), portraitUrl(99), `${portraitUrl(1)}?`])
    expect(drawIllustration(url)).toBeNull();
});

it('numbers are of the range kept for fiction, 555-0100 to 555-0199', () => {
  for (const { phone, whatsapp } of demoProfiles)
    for (const number of [phone, whatsapp]) expect(number).toMatch(/^\+130555501\d\d$/);
});
