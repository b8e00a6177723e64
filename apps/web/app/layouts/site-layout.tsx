import { Outlet } from 'react-router';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { usePageJump } from './use-page-jump';
import { useVisitor } from './use-visitor';

export default function SiteLayout() {
  usePageJump();
  useVisitor();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
