import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  areas,
  properties,
  propertyAnalyses,
  propertyChecks,
  propertyImages,
  propertySearch,
  propertyValuations,
} from '../../platform/db/schema/index.ts';
import { writtenOnce } from '../../platform/db/written-once.ts';

type Property = typeof properties.$inferSelect;
type Analysis = typeof propertyAnalyses.$inferSelect;

/** A property with what a comparison says about it; the analysis may be missing or forbidden. */
export type ComparedRow = Pick<
  Property,
  | 'id'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'latitude'
  | 'longitude'
  | 'isPlaceApproximate'
  | 'status'
  | 'listPrice'
  | 'soldPrice'
  | 'type'
  | 'beds'
  | 'baths'
  | 'totalSqft'
  | 'yearBuilt'
  | 'listedOn'
  | 'hoaMonthly'
  | 'areaId'
> & {
  estimatedValue: number | null;
  relevance: number | null;
  image: { image_url: string; width: number; height: number; is_illustration: boolean } | null;
  analysis: Pick<Analysis, 'inputs' | 'roi' | 'capRate' | 'annualizedRoi' | 'downpayment'> | null;
  priceHistory: Pick<
    NonNullable<(typeof areas.$inferSelect)['priceHistory']>,
    'level' | 'place'
  > | null;
};

/** One row of JSON: eight homes are one round trip, and numbers stay numbers. */
const HOMES: SQL = writtenOnce(sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${properties.id}, 'address', ${properties.address}, 'city', ${properties.city},
    'state', ${properties.state}, 'zip', ${properties.zip}, 'latitude', ${properties.latitude},
    'longitude', ${properties.longitude}, 'isPlaceApproximate', ${properties.isPlaceApproximate},
    'status', ${properties.status}, 'listPrice', ${properties.listPrice},
    'soldPrice', ${properties.soldPrice}, 'type', ${properties.type}, 'beds', ${properties.beds},
    'baths', ${properties.baths}, 'totalSqft', ${properties.totalSqft},
    'yearBuilt', ${properties.yearBuilt}, 'listedOn', ${properties.listedOn},
    'hoaMonthly', coalesce(${propertyChecks.hoaMonthly}, ${properties.hoaMonthly}), 'areaId', ${properties.areaId},
    'estimatedValue', ${propertyValuations.value}, 
    -- A result that is doubted has no place in the order.
    'relevance', case when ${propertySearch.relevance} >= 0 then ${propertySearch.relevance} end,
    'priceHistory', json_build_object('level', ${areas.priceHistory} -> 'level',
      'place', ${areas.priceHistory} -> 'place'),
    'hasHistory', ${areas.priceHistory} is not null,
    'analysis', case when ${propertyAnalyses.propertyId} is null then null else json_build_object(
      'inputs', ${propertyAnalyses.inputs}, 'roi', ${propertyAnalyses.roi},
      'capRate', ${propertyAnalyses.capRate}, 'annualizedRoi', ${propertyAnalyses.annualizedRoi},
      'downpayment', ${propertyAnalyses.downpayment}) end,
    'image', (select json_build_object('image_url', ${propertyImages.url},
        'width', ${propertyImages.width}, 'height', ${propertyImages.height},
        'is_illustration', ${propertyImages.isIllustration})
      from ${propertyImages} where ${propertyImages.propertyId} = ${properties.id}
      order by ${propertyImages.position} limit 1)
  ) order by asked.place), '[]'::json)
  from asked
  join ${properties} on ${properties.id} = asked.id and ${properties.mayDisplay}
  left join ${areas} on ${areas.id} = ${properties.areaId}
  left join ${propertyChecks} on ${propertyChecks.propertyId} = ${properties.id}
  left join ${propertySearch} on ${propertySearch.id} = ${properties.id}
  left join ${propertyAnalyses} on ${propertyAnalyses.propertyId} = ${properties.id}
    and ${properties.mayDisplayValuation}
  left join ${propertyValuations} on ${propertyValuations.propertyId} = ${properties.id}
    and ${properties.mayDisplayValuation} and ${properties.status} <> 'sold')`);

/** In the order of the ids; omits what may not be shown. */
export async function listCompared(db: Db, ids: readonly number[]): Promise<ComparedRow[]> {
  const { rows } = await db.execute<{ homes: (ComparedRow & { hasHistory: boolean })[] }>(sql`
    with asked as (select * from unnest(${sql.param([...ids])}::int[]) with ordinality as a (id, place))
    select ${HOMES} as homes`);
  return (rows[0]?.homes ?? []).map(({ hasHistory, priceHistory, ...home }) => ({
    ...home,
    priceHistory: hasHistory ? priceHistory : null,
  }));
}
