import type { z } from 'zod';
import type { ApiScope } from './api-scopes.ts';
import type { Permission } from './permissions.ts';
import type { RequiredStep } from './required-step.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `public`: no sign-in needed. `temp`: accepts the temporary token of the 2FA step, which is valid
 * nowhere else; a full token works too. `room`: an investor's own session, in a cookie; no staff token opens it.
 */
export type Access = 'public' | 'temp' | 'room' | Permission;

/** Endpoint definition, used by the server, the web client, OpenAPI and the tests. */
export type Endpoint<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> = {
  id: string;
  method: Method;
  /** Path below the origin with `:name` parameters, always under `/api`. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Stays open to a session that must take this step first; every other endpoint refuses it. */
  openDuring?: readonly RequiredStep[];
  /** What an API key needs to use it; without one, keys are refused. */
  keyScope?: ApiScope;
  /** A retry with the same `Idempotency-Key` changes nothing. */
  isRepeatable?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** A file instead of JSON: its media type. */
  produces?: string;
  /** Requests per minute and IP address; default: the server's. */
  perMinute?: number;
  /** Maximum body size; default: the server's. */
  maxBodyBytes?: number;
};

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OnlyPresent<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Handler input, after validation. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? OnlyPresent<{ params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }>
    : never;

/** Client input, before defaults are applied. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? OnlyPresent<{ params: Given<P>; query: Given<Q>; body: Given<B> }>
    : never;

export type ResponseOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;

/** Handler result, before the schema strips unknown fields. */
export type ResultOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.input<R> : never;

export function endpoint<
  Response extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: {
  id: string;
  method: Method;
  path: `/api/${string}`;
  access: Access;
  summary: string;
  openDuring?: readonly RequiredStep[];
  keyScope?: ApiScope;
  isRepeatable?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  produces?: string;
  perMinute?: number;
  maxBodyBytes?: number;
}): Endpoint<Params, Query, Body, Response> {
  return definition as Endpoint<Params, Query, Body, Response>;
}
