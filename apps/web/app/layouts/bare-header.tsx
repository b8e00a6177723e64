import { type FlagOf, LanguageSwitch } from './language-switch';
import { Logo } from './logo';

type BareHeaderProps = { home: string; flagOf?: FlagOf };

/** Logo and language only, for pages with one job. */
export function BareHeader({ home, flagOf }: BareHeaderProps) {
  return (
    <header className="border-b border-line">
      <div className="page flex min-h-16 items-center max-md:min-h-13 justify-between">
        <Logo to={home} />
        <LanguageSwitch flagOf={flagOf} />
      </div>
    </header>
  );
}
