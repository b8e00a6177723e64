import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Logo } from './logo';

/** Fixed by the specification. */
const COPYRIGHT_YEAR = 2024;

const LINKS = [
  ['/services', 'site.services'],
  ['/forecasts', 'site.forecasts'],
  ['/services#faq', 'site.faq'],
  ['/blog', 'site.blog'],
  ['/quiz', 'site.quiz'],
  ['/#contact', 'site.contact'],
  ['/room', 'site.room'],
  ['/privacy', 'site.privacy'],
] as const;

export function SiteFooter() {
  const t = useT('layout');
  return (
    <footer className="border-t border-line">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-14 text-ink-2">
        <Logo />
        <span>{t('copyright', { year: String(COPYRIGHT_YEAR) })}</span>
        <nav aria-label={t('site.footer')} className="flex flex-wrap gap-x-6 md:ml-auto">
          {LINKS.map(([to, key]) => (
            <Link key={key} to={to} className="flex min-h-11 items-center hover:text-ink">
              {t(key)}
            </Link>
          ))}
        </nav>
      </div>
      <p className="page pb-8 text-12 text-ink-3">{t('disclaimer')}</p>
    </footer>
  );
}
