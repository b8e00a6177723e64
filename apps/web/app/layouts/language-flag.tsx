import type { Locale } from '@alpha/i18n';

/** The usual flags of the two languages, drawn small. */
export function LanguageFlag({ locale }: { locale: Locale }) {
  return (
    <svg
      viewBox="0 0 20 14"
      width="16"
      height="11.2"
      aria-hidden="true"
      className="shrink-0 rounded-[2px]"
    >
      {locale === 'es' ? (
        <>
          <path d="M0 0h20v14H0z" fill="#c60b1e" />
          <path d="M0 3.5h20v7H0z" fill="#ffc400" />
        </>
      ) : (
        <>
          <path d="M0 0h20v14H0z" fill="#fff" />
          <path d="M0 1h20M0 5h20M0 9h20M0 13h20" stroke="#b22234" strokeWidth="2" />
          <path d="M0 0h9v8H0z" fill="#3c3b6e" />
        </>
      )}
    </svg>
  );
}
