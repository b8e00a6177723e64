import { Outlet } from 'react-router';
import { BareHeader } from './bare-header';
import { LanguageFlag } from './language-flag';
import type { FlagOf } from './language-switch';
import { NoScript } from './no-script';
import { SkipLink } from './skip-link';
import { useVisitor } from './use-visitor';

const flagOf: FlagOf = (locale) => <LanguageFlag locale={locale} />;

export default function QuizLayout() {
  useVisitor();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <BareHeader home="/quiz" flagOf={flagOf} />
      <main id="content" className="flex flex-1 flex-col">
        <NoScript />
        <Outlet />
      </main>
    </div>
  );
}
