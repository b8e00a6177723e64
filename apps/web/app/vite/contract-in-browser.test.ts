import { describe, expect, it } from 'vitest';
import { withoutSchemas } from './contract-in-browser';

describe('the contract in the browser', () => {
  it('has endpoints without their schemas', () => {
    const code = withoutSchemas(`export const getLead = endpoint({
      id: 'getLead', method: 'GET', path: '/api/leads/:id', access: 'lead:read:own',
      summary: 'One lead.', params: idParams, response: lead.extend({ a: z.string() }),
    });`);
    expect(code).toContain(
      "export const getLead = /* @__PURE__ */ endpoint({ id: 'getLead', method: 'GET', path: '/api/leads/:id', access: 'lead:read:own' });",
    );
  });

  it('has endpoints that a function declares without their schemas', () => {
    expect(
      withoutSchemas(
        "const action = (id: string) => endpoint({ id, method: 'POST', params: idParams });",
      ),
    ).toContain("const action = (id: string) => /* @__PURE__ */ endpoint({ id, method: 'POST' });");
  });

  it('marks what is computed, so that it can be left out', () => {
    expect(withoutSchemas('export const lead = z.object({ id: z.number() }).strict();')).toContain(
      'export const lead = /* @__PURE__ */ declared(() => (z.object({ id: z.number() }).strict()));',
    );
  });

  it('leaves limits, types and functions as they are', () => {
    const code = `export const ROLES = ['admin', 'leader'] as const;
export type Role = (typeof ROLES)[number];
export const isEmail = (text: string) => text.includes('@');
export function isRole(text: string) { return ROLES.some((role) => role === text); }`;
    expect(withoutSchemas(code)).toBe(code);
  });
});
