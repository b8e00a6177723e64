import { knownPropertyType, type PropertyType } from '@alpha/contract/property-types';

/** The message key of a property type; imports may contain unknown types. */
export function homeTypeKey(type: string): `type.${PropertyType}` {
  return `type.${knownPropertyType(type)}`;
}
