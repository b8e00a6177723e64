import { ANALYZED_TYPES } from '@alpha/contract';

const LIST = ANALYZED_TYPES.map((type) => `'${type}'`).join(', ');

/** SQL: the property types that are analyzed, for conditions written as text. */
export const isAnalyzed = (column: string): string => `${column} in (${LIST})`;

export const isNotAnalyzed = (column: string): string => `${column} not in (${LIST})`;
