import { z } from 'zod';
import { text } from './text.ts';

/** An integer in a query string; refuses `abc`, `1.5`, `0x1` and the empty string. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));

/** A number that may have decimals, in a query string. */
export const decimal = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}(\.\d{1,15})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(max));

/** Like `decimal`, with a sign. */
export const signedDecimal = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}(\.\d{1,15})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(max));

/** Ids are PostgreSQL integers. */
export const rowId = wholeNumber(1, 2_147_483_647);

const MAX_PAGE = 1_000_000;
const MAX_PER_PAGE = 100;

/** With `page` or `per_page`, lists return `{data, total}`, otherwise an array. */
export const pageQuery = {
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, MAX_PER_PAGE).optional(),
};

export const sortOrder = z.enum(['asc', 'desc']);

/** The spec's table page. */
export const PAGE_SIZE = 10;

export const idParams = z.object({ id: rowId });

/** Token of an emailed link. */
export const tokenParams = z.strictObject({ token: text(200) });

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number().int() });

export const listOf = <Row extends z.ZodType>(row: Row) => z.union([z.array(row), pageOf(row)]);

export const success = z.object({ status: z.literal('success') });
