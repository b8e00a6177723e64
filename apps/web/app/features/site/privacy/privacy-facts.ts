import type { WebRequest } from '~/lib/request-context';

/** What the page says of this installation. */
export type PrivacyFacts = {
  operator: { name?: string; email?: string };
  shareDays: number;
  /** Where the map is loaded from, when it is not ours. */
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
