/** Where Spanish is the first language of most people, ISO 3166. */
const SPANISH = new Set(
  'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);

type Asked = {
  adicionales: readonly { label: string; key?: string | undefined }[];
  country: string | null;
};

/**
 * The language to write to a lead in: that of the form it answered, else of its country; null when neither is
 * known. Messages, sequences, shortlists and reports follow the same rule.
 */
export function languageOfLead({ adicionales, country }: Asked): 'en' | 'es' | null {
  const labels = adicionales.filter(({ key }) => key !== 'property').map(({ label }) => label);
  if (labels.some((label) => /[¿áéíóúñ]/i.test(label))) return 'es';
  // One question alone may be a country that staff or a file has filled in.
  if (labels.length > 1) return 'en';
  if (country) return SPANISH.has(country) ? 'es' : 'en';
  return null;
}
