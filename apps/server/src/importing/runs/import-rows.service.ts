import {
  type InputOf,
  type listListingImportRows as listRowsEndpoint,
  PAGE_SIZE,
  type ResultOf,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { countImportRows, findImport, listImportRows } from '../imports/imports.queries.ts';
import { isFigure } from '../rows/figure-snapshot.ts';
import { addressIn, changesOf, snapshotFields } from '../rows/row-snapshot.ts';

export async function listListingImportRows(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof listRowsEndpoint>,
): Promise<ResultOf<typeof listRowsEndpoint>> {
  if (!(await findImport(ctx.db, id))) throw new AppError('import.notFound');
  const { verdict, blocker, page = 1, per_page: limit = PAGE_SIZE } = query;
  const offset = (page - 1) * limit;
  const rows = await listImportRows(ctx.db, id, { verdict, blocker, limit, offset });
  return {
    total: await countImportRows(ctx.db, id, { verdict, blocker }),
    data: rows.map(shapeRow),
  };
}

type FoundRow = Awaited<ReturnType<typeof listImportRows>>[number];

function shapeRow({ sourceKey, propertyId, reasons, snapshot, before, address, ...row }: FoundRow) {
  const [home, figure] = snapshot && isFigure(snapshot) ? [null, snapshot] : [snapshot, null];
  return {
    ...row,
    key: sourceKey,
    property_id: propertyId,
    address: address ?? (home && addressIn(home)),
    snapshot: home && snapshotFields(home, address),
    changes: changesOf(home, before),
    figure,
    reasons: reasons ?? [],
  };
}
