import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { watchUnsentLead } from '~/features/quiz/store/unsent-lead';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { usePageJump } from './use-page-jump';

export default function SiteLayout() {
  usePageJump();
  // Whoever finished the quiz without a connection and left it: it still goes out.
  useEffect(() => watchUnsentLead(), []);
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
