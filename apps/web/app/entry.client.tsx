import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEmbeddedMessages } from './lib/i18n/embedded-messages';
import { forgetStaffRoutes } from './lib/visitor-routes';

takeEmbeddedMessages();
// The development server replaces routes as they are edited: it needs all of them.
if (import.meta.env.PROD) forgetStaffRoutes();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
