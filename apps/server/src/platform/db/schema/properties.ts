import { LISTING_STATUSES, PROPERTY_TYPES, SALE_TYPES } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { squareOf } from '../map-squares.ts';
import { areas } from './areas.ts';
import { createdAt, id, instant, money, updatedAt } from './columns.ts';

export const propertyTypeEnum = pgEnum('property_type', PROPERTY_TYPES);
export const propertyStatusEnum = pgEnum('property_status', LISTING_STATUSES);
export const saleTypeEnum = pgEnum('sale_type', SALE_TYPES);

export const properties = pgTable(
  'properties',
  {
    id: id(),
    zpid: integer(),
    /** The street line. Street lines repeat between cities, so links use the one-line form. */
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    /** `street, city, ST zip` in lower case with single spaces: what a property's page is found by.
     *  Not unique: a sale and a later listing of the same home are two rows. */
    addressKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(address || ', ' || city || ', ' || state || ' ' || zip, '[[:space:]]+', ' ', 'g'))`,
      ),
    neighborhood: text('neighbourhood'),
    areaId: integer().references(() => areas.id),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The center of its ZIP code or city, when the source has no coordinates. */
    isPlaceApproximate: boolean().notNull().default(false),
    type: propertyTypeEnum().notNull(),
    saleType: saleTypeEnum().notNull().default('standard'),
    listPrice: money().notNull(),
    beds: integer(),
    baths: doublePrecision(),
    totalSqft: integer(),
    lotSqft: integer(),
    yearBuilt: integer(),
    stories: integer('storeys'),
    features: text().array().notNull().default([]),
    description: text(),
    descriptionEs: text(),

    // Costs and rent. Null is unknown, never zero.
    hoaMonthly: money(),
    propertyTaxAnnual: money(),
    insuranceAnnual: money(),
    rentEstimate: money(),
    rentPercentile25: money(),
    rentPercentile75: money(),
    rentComparables: integer(),
    /** `listing`: given by the source. `comparables`, `index`: our estimate. */
    rentSource: text(),
    /** Date of the newest figure behind the rent. */
    rentAsOf: date(),

    // Provenance: where the row came from and what may be shown.
    source: text().notNull(),
    sourceKey: text().notNull(),
    sourceAsOf: date().notNull(),
    /** Hash of everything the source sent: the same row again changes nothing. */
    contentHash: text(),
    status: propertyStatusEnum().notNull(),
    mayDisplay: boolean().notNull().default(true),
    mayDisplayValuation: boolean().notNull().default(true),
    courtesyLine: text(),
    listedOn: date(),
    soldOn: date(),
    soldPrice: money(),
    offMarketAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('properties_address_key_idx').on(t.addressKey),
    unique('properties_source_key').on(t.source, t.sourceKey),
    index('properties_street_idx').on(sql`lower(${t.address})`),
    index('properties_city_idx').on(t.city, t.status),
    index('properties_status_idx').on(t.status),
    index('properties_newest_idx')
      .on(t.listedOn, t.id)
      .where(sql`${t.status} = 'active' and ${t.mayDisplay}`),
    index('properties_sales_idx')
      .on(t.areaId, t.soldOn)
      .where(sql`${t.status} = 'sold' and ${t.mayDisplay}`),
    index('properties_area_idx').on(t.areaId, t.id),
    index('properties_square_idx').on(squareOf(t)),
    // Impossible values would break the map or the search for all other homes.
    check(
      'properties_place',
      sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`,
    ),
    check('properties_rooms', sql`${t.beds} between 0 and 1000 and ${t.baths} between 0 and 1000`),
    check('properties_city', sql`btrim(${t.city}) <> ''`),
  ],
);

/** Asking prices over time; the latest row equals `listPrice`. */
export const propertyPrices = pgTable(
  'property_prices',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    price: money().notNull(),
    /** The import that added it: undoing that import deletes it. */
    importId: integer(),
  },
  (t) => [index('property_prices_property_idx').on(t.propertyId, t.date)],
);

export const propertyImages = pgTable(
  'property_images',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** A path on our server; pictures of feeds are copied first. */
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    isIllustration: boolean().notNull().default(false),
  },
  (t) => [unique('property_images_position_key').on(t.propertyId, t.position)],
);
