import { ONE_TIME_PASSWORD_LENGTH } from '@alpha/contract';

export const isWholeCode = (code: string): boolean => code.length === ONE_TIME_PASSWORD_LENGTH;
