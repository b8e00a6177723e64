import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEmbeddedMessages } from './lib/i18n/embedded-messages';
import { loadStaffPagesAnew } from './lib/visitor-routes';

takeEmbeddedMessages();
if (import.meta.env.PROD) loadStaffPagesAnew();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
