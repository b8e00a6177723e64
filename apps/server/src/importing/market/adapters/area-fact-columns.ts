import type { AreaFactScope, AreaFactUnit } from '@alpha/contract';
import { AREA_FACT_UNITS, isPlausibleDataDate } from '@alpha/contract';
import type { FactColumn } from '../../../underwriting/index.ts';
import { FileRefused } from '../../reading/file-error.ts';
import { columnFinder, headerKey, refuseLayout } from './header.ts';
import { isoDay, readDate } from './read-date.ts';
import { shortened } from './shortened.ts';

/** More than a report can show. */
const MAX_FACTS = 40;

/** Positions of the columns that name the place. */
export type PlaceColumns = Record<AreaFactScope, number>;
/** The unit is unknown until the first value, unless the file states it. */
export type ReadColumn = Omit<FactColumn, 'unit'> & { column: number; unit: AreaFactUnit | null };

/** Positions of columns that say where the values of a row are from, and their date. */
type OriginColumns = { source: number; date: number };

export type FactLayout = { places: PlaceColumns; origin: OriginColumns; facts: ReadColumn[] };

export function layoutOf(
  headers: readonly string[],
  { source, asOf }: { source: string; asOf: string },
): FactLayout {
  const column = columnFinder(headers);
  const places = {
    zip: column('zip', 'zip code', 'zipcode', 'postal code', 'código postal', 'codigo postal'),
    city: column('city', 'ciudad', 'municipio'),
    county: column('county', 'county name', 'condado'),
    metro: column('metro', 'metro area', 'msa', 'área metropolitana', 'area metropolitana'),
    state: column('state', 'estado'),
  };
  const origin = {
    source: column('source', 'fuente'),
    date: column('date', 'as of', 'fecha'),
  };
  const taken = new Set([...Object.values(places), ...Object.values(origin)]);
  const facts = headers.flatMap((header, i): ReadColumn[] => {
    const key = headerKey(header);
    if (taken.has(i) || key === '') return [];
    const label = shortened(header.trim().replaceAll('_', ' '), 80);
    const name = label.charAt(0).toUpperCase() + label.slice(1);
    return [
      {
        key,
        column: i,
        labelEn: name,
        labelEs: name,
        isLabeled: false,
        unit: null,
        source,
        asOf,
        position: i,
      },
    ];
  });
  const hasPlace = Object.values(places).some((position) => position >= 0);
  const isUnique = new Set(facts.map(({ key }) => key)).size === facts.length;
  return hasPlace && isUnique && facts.length > 0 && facts.length <= MAX_FACTS
    ? { places, origin, facts }
    : refuseLayout();
}

/** What a row says about its own values; nothing without such columns. */
export function originIn(
  cells: readonly string[],
  { source, date }: OriginColumns,
  today: string,
): Partial<Pick<FactColumn, 'source' | 'asOf'>> {
  const from = shortened((cells[source] ?? '').trim(), 120);
  const day = (cells[date] ?? '').trim();
  return { ...(from && { source: from }), ...(day && { asOf: dayOf(day, today) }) };
}

/** A line that starts with `#` says something about the columns instead of a place. */
export const isAboutColumns = (cells: readonly string[]) => (cells[0] ?? '').trim().startsWith('#');

export function describeColumns({ facts }: FactLayout, cells: readonly string[], today: string) {
  const about = headerKey(cells[0] ?? '');
  for (const fact of facts) {
    const text = shortened((cells[fact.column] ?? '').trim(), 120);
    if (text === '') continue;
    fact.isLabeled ||= about.startsWith('label') || about === 'etiqueta';
    if (about === 'label' || about === 'labelen') {
      if (fact.labelEs === fact.labelEn) fact.labelEs = text;
      fact.labelEn = text;
    } else if (about === 'labeles' || about === 'etiqueta') fact.labelEs = text;
    else if (about === 'unit' || about === 'unidad') fact.unit = unitOf(text);
    else if (about === 'source' || about === 'fuente') fact.source = text;
    else if (about === 'date' || about === 'fecha') fact.asOf = dayOf(text, today);
  }
}

function unitOf(text: string): AreaFactUnit {
  const unit = { '%': 'percent', $: 'usd', us$: 'usd' }[text.toLowerCase()] ?? text.toLowerCase();
  return AREA_FACT_UNITS.find((known) => known === unit) ?? refuseLayout();
}

function dayOf(text: string, today: string): string {
  const date = readDate(/^\d{4}$/.test(text) ? `${text}-12-31` : text);
  const day = date && isoDay(date);
  if (!day || !isPlausibleDataDate(day) || day > `${today.slice(0, 4)}-12-31`)
    throw new FileRefused({ code: 'market.badDate', value: text });
  return day;
}
