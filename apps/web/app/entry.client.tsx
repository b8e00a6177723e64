import './lib/trusted-types';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEmbeddedMessages } from './lib/i18n/embedded-messages';
import { openStaffLinksAsDocuments } from './lib/visitor-routes';

takeEmbeddedMessages();
if (import.meta.env.PROD) openStaffLinksAsDocuments();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
