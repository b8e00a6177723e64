import { Link } from 'react-router';

type LogoProps = {
  to?: string;
  /** Without its words where a phone's header has more to hold. */
  isShortOnPhones?: boolean;
};

/** The logo: one home today, a fan of simulated paths ahead. */
export function Logo({ to = '/', isShortOnPhones = false }: LogoProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 min-w-11 items-center gap-2.5 font-serif text-20 font-medium tracking-tight text-ink"
    >
      <svg width="26" height="20" viewBox="0 0 26 20" aria-hidden="true" fill="none">
        <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
          <path d="M4 10C10 10 16 6 24 1.5" opacity=".55" />
          <path d="M4 10C11 10 17 8.5 24 6.5" />
          <path d="M4 10C11 10 17 11.5 24 12.5" />
          <path d="M4 10C10 10 16 14 24 18.5" opacity=".55" />
        </g>
        <circle cx="3.5" cy="10" r="3" className="fill-accent" />
      </svg>
      <span className={isShortOnPhones ? 'max-sm:sr-only' : undefined}>Alpha Agent</span>
    </Link>
  );
}
