import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

/** Logo and language only, for pages with one job. */
export function BareHeader({ home }: { home: string }) {
  return (
    <header className="border-b border-line">
      <div className="page flex min-h-16 items-center max-md:min-h-13 justify-between">
        <Logo to={home} />
        <LanguageSwitch />
      </div>
    </header>
  );
}
