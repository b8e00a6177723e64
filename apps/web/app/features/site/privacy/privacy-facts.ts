import type { WebRequest } from '@alpha/contract/web-request';

/** The privacy facts of this installation. */
export type PrivacyFacts = {
  operator: { name?: string; email?: string };
  shareDays: number;
  /** Host of the map when it is external. */
  mapHost?: string;
};

type Settings = Pick<WebRequest, 'operator' | 'shareDays' | 'mapStyleUrl'>;

export function privacyFacts({ operator, shareDays, mapStyleUrl }: Settings): PrivacyFacts {
  const { name, email } = operator;
  return {
    operator: { ...(name && { name }), ...(email && { email }) },
    shareDays,
    ...(mapStyleUrl && { mapHost: new URL(mapStyleUrl).host }),
  };
}
